/** What a log may say of an error: not its message, which may hold a person's words. */
export function errorFacts(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'withheld', stack: '' };
  const { name, message, stack = '', code } = thrown as NodeJS.ErrnoException;
  // A line of the message may look like a frame.
  const frames = stack.replace(message, '').split('\n');
  return {
    type: name,
    code,
    message: 'withheld',
    stack: frames.filter((line) => FRAME.test(line)).join('\n'),
  };
}

const FRAME = /^ {4}at .*:\d+:\d+\)?$/;
