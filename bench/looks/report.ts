import type { Difference } from './compare-images.ts';

const STYLE = `
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f6f4ee; color: #10231f }
  h2 { margin: 40px 0 8px; font-size: 17px }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; align-items: start }
  img { width: 100%; border: 1px solid #7f8a83 }
  figure { margin: 0 }
  .one { max-width: 720px }`;

/** A page that shows what changed: before, after and the difference, the largest change first. */
export function lookReport(
  before: string,
  changed: readonly Difference[],
  only: { before: readonly string[]; after: readonly string[] },
): string {
  const rows = changed.map(
    ({ file, share }) => `<h2>${file}: ${(100 * share).toFixed(2)} %</h2><div class="row">
${['before', 'after', 'differences'].map((side) => picture(side, file)).join('\n')}</div>`,
  );
  const single = (side: 'before' | 'after', title: string) =>
    only[side].map(
      (file) => `<h2>${title}: ${file}</h2><div class="one">${picture(side, file)}</div>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>What changed</title><style>${STYLE}</style>
<h1>What changed since ${before.replaceAll('<', '&lt;')}</h1>
<p>${changed.length} pictures changed, ${only.after.length} are new, ${only.before.length} are gone.</p>
${[...rows, ...single('after', 'New'), ...single('before', 'Gone')].join('\n')}\n`;
}

const picture = (side: string, file: string): string =>
  `<figure><figcaption>${side}</figcaption><a href="${side}/${file}"><img loading="lazy" src="${side}/${file}" alt=""></a></figure>`;
