import type { LoaderFunctionArgs } from 'react-router';
import type { WordsId } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { builtWords } from './built-words.ts';

/** The words of a page as a file, which the build writes for each page and language: `/words/faq-fr.json`. */
export async function loader({ params: { file = '' } }: LoaderFunctionArgs): Promise<Response> {
  const [, id = '', language = ''] = /^(.+)-(fr|en)\.json$/.exec(file) ?? [];
  const words = await builtWords(id as WordsId, language as Language);
  const text = JSON.stringify(words, (key, value: unknown) => {
    if (value === undefined || typeof value === 'function')
      throw new Error(`${file} would lose '${key}': give texts, numbers, lists and plain objects.`);
    return value;
  });
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
