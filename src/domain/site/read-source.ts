/** A public page that says what we repeat, and the day on which it was read. */
export interface ReadSource {
  publisher: string;
  url: string;
  readOn: string;
}

export const read = (publisher: string, url: string, readOn = '2026-11-16'): ReadSource => ({
  publisher,
  url,
  readOn,
});
