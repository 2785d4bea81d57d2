/**
 * What a browser may tell about an error: its name and where in our own files it happened. A message may
 * hold what somebody typed, an address what a link carried; neither has a place here.
 */
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;
export const ERROR_FRAME = /^[\w.-]{1,60}-[0-9a-f]{8}\.js(?:on)?(?::\d{1,7}:\d{1,7})?$/;
export const MOST_FRAMES = 10;

/** Eight letters to read out: 32 bits at random. */
export const ERROR_REFERENCE = /^[0-9A-F]{8}$/;

const ASSET = /(?<=\/assets\/)[\w.-]{1,60}-[0-9a-f]{8}\.js(?:on)?(?::\d{1,7}:\d{1,7})?/g;

/** A file that could not be had stands in the message alone: in some browsers no stack holds that. */
export function describeError(error: unknown): { error: string; frames: string[] } {
  if (!(error instanceof Error)) return { error: 'Unknown', frames: [] };
  const { name, message, stack = '' } = error;
  const frames = new Set(`${message}\n${stack}`.match(ASSET));
  return {
    error: ERROR_NAME.test(name) ? name : 'Error',
    frames: [...frames].slice(0, MOST_FRAMES),
  };
}
