/** How long personal data is stored. The privacy page says so, the worker deletes by it. */
export const RETENTION = {
  leadYearsAfterLastContact: 3,
  deliveryPayloadDays: 30,
  unconfirmedNewsletterDays: 7,
  consentProofYears: 3,
  /** A simulation that no lead or message refers to: its link may still be in somebody's mail. */
  unclaimedSimulationDays: 365,
  /** Somebody asked to see their data: the request, and what became of it. */
  dataRequestDays: 7,
  /** The analysis of a registration, and its private link. */
  analysisDays: 90,
  /** Who of the company looked at what, and changed what, at the desk. */
  deskAuditMonths: 6,
  /** That somebody asked for a right of theirs, and when it was answered; without who. */
  rightsRequestYears: 3,
  logMonths: 6,
  /** A choice about cookies older than this counts as none. */
  cookieChoiceDays: 182,
} as const;
