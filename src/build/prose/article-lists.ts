import type { Language } from '#domain/site/language.ts';
import { type ArticleHead, readArticles } from './article-files.ts';

type Articles = ReturnType<typeof readArticles>;

const GENERATED = '/** Written by `npm run article` from the heads of the articles. */\n';

/** What the site must know of its articles without reading them, as files: [path, text]. */
export function articleLists(articles: Articles = readArticles()): [path: string, text: string][] {
  return [
    ['src/domain/site/article-list.ts', list(articles)],
    ['src/content/fr/article-heads.ts', `${GENERATED}export default ${heads(articles, 'fr')};\n`],
    [
      'src/content/en/article-heads.ts',
      `import type fr from '../fr/article-heads.ts';
import type { Words } from '../words.ts';

${GENERATED}export default ${heads(articles, 'en')} satisfies Words<typeof fr>;\n`,
    ],
  ];
}

function list(articles: Articles): string {
  const entries = articles.map(({ page, fr, en }) => {
    agree(page, fr, en);
    const { address, date, updated, topic } = fr;
    const fields = { page, address, published: date, updated, topic };
    const lines = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `    ${key}: ${quoted(value ?? '')},\n`);
    return `  {\n${lines.join('')}  },\n`;
  });
  return `${GENERATED}export const ARTICLE_LIST = [\n${entries.join('')}] as const;\n`;
}

function agree(page: string, fr: ArticleHead, en: ArticleHead): void {
  for (const key of ['address', 'date', 'updated', 'topic'] as const) {
    if (fr[key] === en[key]) continue;
    throw new Error(`${page}: its ${key} is ${fr[key]} in French and ${en[key]} in English.`);
  }
}

function heads(articles: Articles, language: Language): string {
  const entries = articles.map(({ page, [language]: head }) => {
    const { title, lead, searchTitle, description } = head;
    return `  '${page}': {
    meta: {
      title: ${quoted(searchTitle)},
      description:${described(description)},
    },
    hero: {
      title: ${quoted(title)},
      lead: ${quoted(lead)},
    },
  },\n`;
  });
  return `{\n${entries.join('')}} as const`;
}

/** As the formatter writes it. */
const described = (text: string) =>
  text.length > 78 ? `\n        ${quoted(text)}` : ` ${quoted(text)}`;

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
