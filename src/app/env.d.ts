interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly TRACKERS: readonly import('#domain/privacy/trackers.ts').ShownTracker[];
  /** ISO date from which an older choice counts no more. */
  readonly POLICY_DATE: string;
  readonly COOKIE_CHOICE_DAYS: number;
  /** What names the banner's text in a proof of consent. */
  readonly BANNER_HASHES: Readonly<Record<'fr' | 'en', string>>;
}
