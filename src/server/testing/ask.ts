import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
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
}

/** Unlike fetch it sends the path as it is, follows no redirect and adds no header of its own. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
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

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
