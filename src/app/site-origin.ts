/** Fixed when the site is built; the server refuses to start under another one. */
export const SITE_ORIGIN: string = import.meta.env.SITE_ORIGIN;
