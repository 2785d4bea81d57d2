import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends these very characters and returns everything that comes back until the server hangs up. */
export async function rawExchange(port: number, characters: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(characters, 'latin1');
  return text(socket);
}

/** The head of such an answer as lower-case names and their values. */
export function headOf(answer: string): Record<string, string> {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );
}
