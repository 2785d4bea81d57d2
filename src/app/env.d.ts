interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly TRACKERS: readonly import('#domain/privacy/trackers.ts').ShownTracker[];
  /** ISO date from which an older choice counts no more. */
  readonly POLICY_DATE: string;
  readonly COOKIE_CHOICE_DAYS: number;
  /** So that the prerendered page and the browser agree. */
  readonly BUILT_IN_YEAR: number;
  /** What names the banner's text in a proof of consent. */
  readonly BANNER_HASHES: Readonly<Record<'fr' | 'en', string>>;
}

/** Written by src/build/page-modules.ts. */
declare module 'virtual:pages' {
  export const PAGES: Readonly<
    Record<
      import('#domain/site/routes.ts').PageId | 'not-found',
      () => Promise<{ default: import('react').ComponentType }>
    >
  >;
}

/** A symbol of a drawing (src/build/svg-parts.ts). */
declare module '*&part' {
  const lines: import('react').ReactNode;
  export default lines;
}
