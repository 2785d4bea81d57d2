import { loadProse } from '#content/load-prose.ts';
import { loadWords } from '#content/load-words.ts';
import { paragraphsOf, titledTexts } from '#content/prose.ts';
import { ARTICLES, type ArticleId } from '#domain/site/articles.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { canonicalPath, type PageId, ROUTES, shareImagePath } from '#domain/site/routes.ts';

type Thing = Record<string, unknown>;

/**
 * What the page says, once more for search engines: nothing that a reader does not see. It is
 * written into the built HTML, because a script that React mounts later breaks under Trusted Types.
 */
export async function structuredData(
  page: PageId,
  language: Language,
  origin: string,
): Promise<Thing[]> {
  if (page === 'home') return [organisation(origin), website(origin, language)];
  const things: Thing[] = [await breadcrumbs(page, language, origin)];
  if (page === 'faq') things.push(await questions(language));
  const article = ARTICLES.find((entry) => entry.page === page);
  if (article) things.push(await articleThing(article, language, origin));
  return things;
}

/** The closing tag of a script must not appear inside one. */
export function withStructuredData(html: string, things: Thing[]): string {
  const scripts = things.map((thing) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
    return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  });
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}

const organisation = (origin: string): Thing => ({
  '@type': 'Organization',
  name: BRAND.name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

const website = (origin: string, language: Language): Thing => ({
  '@type': 'WebSite',
  name: BRAND.name,
  url: origin + canonicalPath('home', language),
  inLanguage: language,
});

async function breadcrumbs(page: PageId, language: Language, origin: string): Promise<Thing> {
  const { navigation, footer } = await loadWords('shell', language);
  const names: Partial<Record<PageId, string>> = { home: navigation.home, ...footer.pages };
  const { hero } = await loadWords(page, language);
  const trail: { page: PageId; name: string }[] = [
    { page: 'home', name: navigation.home },
    ...parentsOf(page).map((parent) => ({
      page: parent,
      name: parent === 'solutions' ? navigation.solutions : (names[parent] ?? parent),
    })),
    { page, name: hero.title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + canonicalPath(step.page, language),
    })),
  };
}

/** '/solutions/energie' lies under '/solutions'. */
function parentsOf(page: PageId): PageId[] {
  const parent = ROUTES[page].path.split('/').slice(0, -1).join('/');
  const found = Object.entries(ROUTES).find(([, { path }]) => path === parent);
  return found ? [found[0] as PageId] : [];
}

async function questions(language: Language): Promise<Thing> {
  const categories = titledTexts(await loadProse('faq', language), 'Category');
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ body }) => titledTexts(body, 'Question'))
      .map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: {
          '@type': 'Answer',
          text: paragraphsOf(body).join('\n'),
        },
      })),
  };
}

async function articleThing(
  article: { page: ArticleId; published: string; updated?: string },
  language: Language,
  origin: string,
): Promise<Thing> {
  const { hero } = await loadWords(article.page, language);
  return {
    '@type': 'Article',
    headline: hero.title,
    description: hero.lead,
    inLanguage: language,
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    image: origin + shareImagePath(article.page, language),
    mainEntityOfPage: origin + canonicalPath(article.page, language),
    author: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
  };
}
