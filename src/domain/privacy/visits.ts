/** How far a visit came: each step once. 'message' is a contact request, which no score qualifies. */
export const FUNNEL_STEPS = ['visit', 'simulator', 'form', 'lead', 'qualified', 'message'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/**
 * Where a visit came from, as one of these words: a closed list says enough to compare, and has no place
 * for an address or a campaign that names a person. 'internal' is a page of ours, left before the visit
 * was counted or opened in another tab.
 */
export const VISIT_SOURCES = [
  'direct',
  'search',
  'assistant',
  'social',
  'email',
  'ads',
  'campaign',
  'referral',
  'internal',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

interface Origin {
  utm_source?: string | null | undefined;
  utm_medium?: string | null | undefined;
  referrer_url?: string | null | undefined;
}

const EMAIL = /^(e-?mail|mail|newsletter|lettre)$/i;
const ADS = /^(cpc|ppc|cpm|ads?|paid.*|display|banner|retargeting|sea)$/i;
const SOCIAL = /^(social.*|linkedin|facebook|instagram|twitter|x|youtube|tiktok|reddit)$/i;

/** What the database holds for a lead whose address said nothing (specification section 3). */
const WITHOUT_TAGS = { utm_source: 'website', utm_medium: 'organic' };

/** The same for a visit that is counted and for a lead that is stored. */
export function sourceOf({ utm_source, utm_medium, referrer_url }: Origin): VisitSource {
  const tags = [utm_source, utm_medium].filter(
    (tag) => tag && tag !== WITHOUT_TAGS.utm_source && tag !== WITHOUT_TAGS.utm_medium,
  ) as string[];
  const isTagged = (words: RegExp) => tags.some((tag) => words.test(tag));
  if (isTagged(EMAIL)) return 'email';
  if (isTagged(ADS)) return 'ads';
  if (isTagged(SOCIAL)) return 'social';
  if (tags.length > 0) return 'campaign';
  return sourceOfReferrer(referrer_url ?? '');
}

/** By the host's end, with a dot before it or nothing; the first that fits counts. */
const HOSTS: readonly (readonly [VisitSource, RegExp])[] = [
  [
    'assistant',
    /(^|\.)(chatgpt\.com|chat\.openai\.com|claude\.ai|perplexity\.ai|gemini\.google\.com|copilot\.microsoft\.com|chat\.mistral\.ai|deepseek\.com|you\.com)$/,
  ],
  [
    'email',
    /(^|\.)(mail\.google\.com|outlook\.(live\.com|office(365)?\.com|cloud\.microsoft)|mail\.yahoo\.com|mail\.proton\.me|mail\.ovh\.net)$/,
  ],
  [
    'search',
    /(^|\.)(google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|qwant\.com|ecosia\.org|startpage\.com|search\.brave\.com|search\.yahoo\.com|lilo\.org|yandex\.[a-z]{2,3}|baidu\.com)$/,
  ],
  [
    'social',
    /(^|\.)(linkedin\.com|lnkd\.in|facebook\.com|instagram\.com|twitter\.com|x\.com|t\.co|youtube\.com|tiktok\.com|reddit\.com|threads\.net|bsky\.app)$/,
  ],
];

function sourceOfReferrer(referrer: string): VisitSource {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(referrer) ?? [];
  if (host === '') return 'direct';
  return HOSTS.find(([, hosts]) => hosts.test(host.toLowerCase()))?.[0] ?? 'referral';
}
