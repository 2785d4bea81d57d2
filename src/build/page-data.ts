import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { splitPrefix } from '#domain/site/language.ts';
import { dataName } from '#domain/site/page-files.ts';

interface RenderedPage {
  path: string;
  /** What the router wrote into the page for hydration. */
  handedOver: string;
}

interface PageDataFiles {
  version: string;
  /** By name, as `faq-en`: what the loader gave, without the prefix of an address. */
  texts: Map<string, string>;
}

/** The shell's words are the data of the root. */
const nameOf = (route: string) => (route === 'root' ? 'shell' : route);

/**
 * What the loaders gave, as a file per page and language, for visits by a click: the same
 * that a document brings along, and nothing that computes it (docs/decisions/0008). All files carry one version,
 * which every page's script knows: a list of their hashes would weigh more than it saves.
 */
export async function pageDataFiles(
  pages: readonly RenderedPage[],
  manifest: string,
): Promise<PageDataFiles> {
  const texts = new Map<string, string>();
  for (const { path, handedOver } of pages) {
    const { prefix } = splitPrefix(path);
    // Under /fr stands the same as without a prefix.
    if (prefix === 'fr') continue;
    for (const [route, data] of Object.entries(await loaderData(handedOver))) {
      const { prefix: _, ...lasting } = data as { prefix: string };
      const name = dataName(nameOf(route), prefix || 'fr');
      if (!texts.has(name)) texts.set(name, asJson(name, lasting));
    }
  }
  const hash = createHash('sha256').update(manifest);
  for (const text of texts.values()) hash.update(text);
  return { version: hash.digest('hex').slice(0, 8), texts };
}

async function loaderData(handedOver: string): Promise<Record<string, unknown>> {
  const body = new Blob([handedOver]).stream();
  const { value, done } = await UNSAFE_decodeViaTurboStream(body, globalThis);
  await done;
  return (value as { loaderData: Record<string, unknown> }).loaderData;
}

function asJson(name: string, data: object): string {
  const text = JSON.stringify(data);
  if (!isDeepStrictEqual(JSON.parse(text), data))
    throw new Error(
      `The data of ${name} would not survive JSON: give plain objects, no dates, no undefined.`,
    );
  return text;
}
