/** How a person gets at what is stored about them. The database functions of migration 0013 know pageMinutes too. */
export const DATA_ACCESS = {
  /** How long the link in the mail works. */
  linkMinutes: 60,
  /** How long the page that it opens can be downloaded or erased from; never longer than the link. */
  pageMinutes: 30,
  /** A mailbox whose last link nobody has opened gets no other for as long: a stranger may be asking. */
  mailGapMinutes: 10,
  mailsPerDay: 5,
} as const;
