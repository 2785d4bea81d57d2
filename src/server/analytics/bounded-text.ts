/** The first of it: nobody on the other side decides how much of our memory an answer takes. */
export async function boundedText(
  body: ReadableStream<Uint8Array> | null,
  mostBytes = 4096,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let missing = mostBytes;
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, missing));
    missing -= chunk.length;
    if (missing <= 0) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
