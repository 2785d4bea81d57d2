import type { DataBlock, Fact, TableBlock } from '#domain/privacy/data-block.ts';
import { BRAND } from '#domain/site/brand.ts';
import { joinPrefix, type Language } from '#domain/site/language.ts';
import { escapeHtml } from '../http/escape-html.ts';

/*
 * Pages for one reader, composed by the server when they are asked for: without script, cookie or navigation. What a
 * page says is data (below); all of it is text until the last step, which escapes it. Who needs another kind of
 * block adds it here and to src/ui/private-page.css.
 */

export interface PrivatePage {
  language: Language;
  /** The only heading of the first level, and the document's title. */
  title: string;
  lead: string;
  blocks: readonly PrivateBlock[];
}

export type PrivateBlock =
  | Exclude<DataBlock, { blocks: unknown }>
  | { kind: 'link'; label: string; href: string; look: 'button' | 'quiet' }
  | { kind: 'forms'; forms: readonly PrivateForm[] }
  /** Headings of the second and third level, each with what belongs to it. */
  | { kind: 'section'; title: string; blocks: readonly PrivateBlock[] }
  | { kind: 'entry'; title: string; blocks: readonly PrivateBlock[] };

/** A button that posts: the page has no script, and a link must change nothing. */
export interface PrivateForm {
  action: string;
  /** What goes along unseen. */
  hidden: Readonly<Record<string, string>>;
  button: string;
  /** 'danger' for what cannot be taken back. */
  look?: 'quiet' | 'danger';
}

/** `stylesheet` is the address of the built src/ui/private-page.css. */
export function privatePageHtml(page: PrivatePage, stylesheet: string): string {
  const { language, title, lead, blocks } = page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${BRAND.name}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
<header><a class="brand" href="${joinPrefix(language, '/')}">${MARK}${escapeHtml(BRAND.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${blocks.map(blockHtml).join('\n')}
</main>
<footer><p>${escapeHtml(`${BRAND.legal.company}, ${BRAND.legal.address}`)}</p><p><a href="mailto:${escapeHtml(BRAND.email.privacy)}">${escapeHtml(BRAND.email.privacy)}</a></p></footer>
</body>
</html>
`;
}

/** As on every page of the site. */
const MARK =
  '<svg viewBox="0 0 34 30" width="31" height="27" aria-hidden="true"><path d="M3 6C10 6 9 25 15.5 25S22 9 27 9"/><circle cx="29.2" cy="7.2" r="4.3"/></svg>';

function blockHtml(block: PrivateBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'note':
    case 'quote':
      return `<p class="${block.kind}">${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<dl>${block.rows.map(factHtml).join('')}</dl>`;
    case 'table':
      return tableHtml(block);
    case 'source':
      return `<details><summary>${escapeHtml(block.summary)}</summary><pre tabindex="0">${escapeHtml(block.text)}</pre></details>`;
    case 'link':
      return `<p><a class="${classOf(block.look)}" href="${escapeHtml(block.href)}">${escapeHtml(block.label)}</a></p>`;
    case 'forms':
      return `<div class="forms">${block.forms.map(formHtml).join('')}</div>`;
    case 'section':
      return `<section>\n<h2>${escapeHtml(block.title)}</h2>\n${block.blocks.map(blockHtml).join('\n')}\n</section>`;
    case 'entry':
      return `<article>\n<h3>${escapeHtml(block.title)}</h3>\n${block.blocks.map(blockHtml).join('\n')}\n</article>`;
  }
}

function factHtml([name, value]: Fact): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

/** Each cell names its column: on a phone a row is a small list. */
function tableHtml({ caption, columns, rows }: TableBlock): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map((cells) => {
    const row = cells.map(
      (cell, at) => `<td data-column="${escapeHtml(columns[at] ?? '')}">${escapeHtml(cell)}</td>`,
    );
    return `<tr>${row.join('')}</tr>`;
  });
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function formHtml({ action, hidden, button, look }: PrivateForm): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${fields.join('')}<button type="submit" class="${classOf(look)}">${escapeHtml(button)}</button></form>`;
}

const classOf = (look: 'button' | 'quiet' | 'danger' = 'button') =>
  look === 'button' ? 'button' : `button ${look}`;
