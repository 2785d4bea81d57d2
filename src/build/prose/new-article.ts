import type { Language } from '#domain/site/language.ts';

const TO_WRITE: Record<Language, string> = { fr: 'À écrire', en: 'To write' };

/**
 * The files a new article starts as: its two texts and its page, [path, text]. Its titles are too short
 * for the tests on purpose, so that no article goes out as it was made here.
 */
export function newArticle(slug: string, today: string): [path: string, text: string][] {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(
      `“${slug}” names no article: small letters, figures and hyphens, as in my-depot.`,
    );
  }
  return [
    [`src/content/fr/article-${slug}.mdx`, text(slug, today, 'fr')],
    [`src/content/en/article-${slug}.mdx`, text(slug, today, 'en')],
    [`src/app/pages/blog/article-${slug}.tsx`, page(slug)],
  ];
}

const text = (slug: string, today: string, language: Language) => `---
title: ${TO_WRITE[language]}
lead: ${TO_WRITE[language]}
searchTitle: ${TO_WRITE[language]}
description: ${TO_WRITE[language]}
address: ${slug}
date: ${today}
topic: operations
---

<InBrief>${TO_WRITE[language]}</InBrief>

<Section id="${slug}">

## ${TO_WRITE[language]}

${TO_WRITE[language]}[^entsoe].

</Section>

[^entsoe]: ${TO_WRITE[language]}
`;

function page(slug: string): string {
  const name = slug.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import { Article } from './article.tsx';

export default function ${name}Article() {
  return <Article page="article-${slug}" />;
}
`;
}
