import { type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { connect as secureConnect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  bytes: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** By TLS, with any certificate. */
  secure?: boolean;
  /** Another address of this machine to ask from. */
  from?: string;
}

/** Unlike fetch it sends the path as it is, follows no redirect and adds no header of its own. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, secure = false, from }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = (secure ? secureRequest : request)({
      ...{ host: '127.0.0.1', port, path, method, headers, agent: false },
      ...{ rejectUnauthorized: false, ...(from !== undefined && { localAddress: from }) },
    });
    question.on('error', reject);
    question.on('response', (response) => {
      buffer(response).then((bytes) => {
        const text = decode(bytes, response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
      }, reject);
    });
    question.end(body);
  });
}

/** JSON, as a program sends it. */
export const sendJson = (
  port: number,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  ask(port, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** As a form without JavaScript sends it. */
export const sendForm = (
  port: number,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  ask(port, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

/** Sends exactly these characters and returns everything until the server closes the connection. */
export async function sendRawRequest(
  port: number,
  characters: string,
  { secure = false, from }: Pick<Question, 'secure' | 'from'> = {},
): Promise<string> {
  const where = {
    ...{ host: '127.0.0.1', port, ...(from !== undefined && { localAddress: from }) },
  };
  const socket = secure ? secureConnect({ ...where, rejectUnauthorized: false }) : connect(where);
  socket.write(characters, 'latin1');
  return text(socket);
}

/** The headers of such an answer, by lower-case name. */
export function rawHeaders(answer: string): Record<string, string> {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );
}
