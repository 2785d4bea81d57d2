import * as v from 'valibot';

const httpsUrl = (url: string) => /^https:\/\/[\w.-]+(:\d+)?(\/[^\s'";,]*)?$/.test(url);
const source = v.pipe(
  v.string(),
  v.check(
    (given) => /^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/.test(given),
    "be an origin such as 'https://*.tool.example'",
  ),
);
const INLINE = "'unsafe-inline'";

const shared = {
  /** The account's id at the provider. An entry whose id is empty or a stand-in is left out. */
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Who receives the data, and where that company sits, as an ISO country code. */
  company: v.pipe(v.string(), v.nonEmpty()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'be a country code such as FR')),
  /**
   * When it was added: visitors who chose before that day are asked again. One still to come would
   * have every choice forgotten until then.
   */
  since: v.pipe(
    v.string(),
    v.isoDate('be a date such as 2027-01-31'),
    v.check((day) => Date.parse(day) <= Date.now(), 'be a day that has come'),
  ),
  /** Its first-party cookies; a name may end in *. They are removed when consent is withdrawn. */
  cookies: v.optional(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), days: v.number() })),
    [],
  ),
};

const Audience = v.strictObject({
  ...shared,
  purpose: v.literal('audience'),
  provider: v.picklist(['plausible', 'matomo', 'ga4']),
  /** The address our server relays to; the browser learns its host, which the cookies page names. */
  endpoint: v.pipe(v.string(), v.check(httpsUrl, 'be an https address')),
});

const Tag = v.strictObject({
  ...shared,
  purpose: v.picklist(['heatmap', 'identification', 'chat']),
  /** '{id}' in it is replaced by the id. */
  script: v.pipe(v.string(), v.check(httpsUrl, 'be an https address')),
  /** What the tool expects to find on window; '{id}' in a text is replaced by the id. */
  globals: v.optional(v.record(v.pipe(v.string(), v.regex(/^[$\w]+$/)), v.unknown()), {}),
  /** What else the policy must let it reach, by kind. */
  sources: v.optional(
    v.strictObject({
      script: v.optional(v.array(source), []),
      style: v.optional(v.array(v.union([source, v.literal(INLINE)])), []),
      img: v.optional(v.array(source), []),
      font: v.optional(v.array(source), []),
      connect: v.optional(v.array(source), []),
      frame: v.optional(v.array(source), []),
    }),
    {},
  ),
});

const Tracker = v.variant('purpose', [Audience, Tag]);

export type AudienceTracker = v.InferOutput<typeof Audience>;
export type TagTracker = v.InferOutput<typeof Tag>;
export type Tracker = v.InferOutput<typeof Tracker>;
export type TrackerPurpose = Tracker['purpose'];

/** The whole id, so that '111', 'yourfleet.example' and 'xxl-vans.example' are what they are. */
const STAND_IN =
  /^(0*|([a-z]{1,4}-)?x{3,}(-x+)*|your[-_ ]?([a-z\d]+[-_ ])*(id|key|code|token|site|domain)|change[-_ ]?me|placeholder|todo|.*[<>{}[\]].*)$/i;

export const Trackers = v.pipe(
  v.array(Tracker),
  v.check(
    (trackers) => trackers.filter(({ purpose }) => purpose === 'audience').length <= 1,
    'hold one provider of audience measurement at most',
  ),
);

/** Throws where the configuration is faulty, and leaves out what has no real id, which is reported. */
export function trackersFrom(
  configuration: unknown,
  onLeftOut: (tracker: Tracker) => void = () => {},
): readonly Tracker[] {
  return v.parse(Trackers, configuration).filter((tracker) => {
    const isReal = !STAND_IN.test(tracker.id.trim());
    if (!isReal) onLeftOut(tracker);
    return isReal;
  });
}
