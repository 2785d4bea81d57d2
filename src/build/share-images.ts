import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import { render } from 'takumi-js';
import { loadWords } from '#content/load-words.ts';
import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { BRAND } from '#domain/site/brand.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS, shareImagePath } from '#domain/site/routes.ts';
import { linePath } from '#ui/charts/curve.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const CURVE_HEIGHT = 170;
const PRICE_CURVE = priceCurve();
const { night, sky1, sky2, sky3, sky4, sky5, sky6 } = COLOURS;
const DAWN = [sky6, sky5, sky4, sky3, sky2, sky1];

/** What a link to a page looks like where it is shared: the page's heading, from night to dawn. */
export async function writeShareImages(client: string): Promise<string[]> {
  const fonts = ['bricolage', 'inter'].map((name) => readFileSync(`src/ui/fonts/${name}.woff2`));
  mkdirSync(join(client, 'share'), { recursive: true });
  const paths: string[] = [];
  for (const language of LANGUAGES) {
    for (const page of PAGE_IDS) {
      const path = shareImagePath(page, language);
      const { hero } = await loadWords(page, language);
      const title = hero.title.replaceAll('\u202f', '\u00a0');
      const image = await render(card(title), {
        width: WIDTH,
        height: HEIGHT,
        format: 'png',
        fonts,
      });
      writeFileSync(join(client, path), image);
      paths.push(path);
    }
  }
  return paths;
}

function card(title: string): ReactElement {
  return box(
    { width: WIDTH, height: HEIGHT, background: night, position: 'relative', display: 'flex' },
    ...DAWN.map((background, index) =>
      box({
        position: 'absolute',
        top: 0,
        left: 840 + index * 60,
        width: 61,
        height: HEIGHT,
        background,
      }),
    ),
    box(
      {
        position: 'absolute',
        left: 72,
        bottom: 180,
        width: 740,
        color: COLOURS.paper,
        fontFamily: 'Bricolage Grotesque',
        fontSize: title.length > 44 ? 68 : 84,
        fontWeight: 700,
        letterSpacing: -2,
        lineHeight: 1.02,
      },
      title,
    ),
    box(
      {
        position: 'absolute',
        left: 72,
        bottom: 72,
        color: COLOURS.lime,
        fontFamily: 'Bricolage Grotesque',
        fontSize: 44,
        fontWeight: 700,
        letterSpacing: -1,
      },
      BRAND.name,
    ),
    box({
      position: 'absolute',
      left: 0,
      bottom: 56,
      width: WIDTH,
      height: 3,
      background: COLOURS.line,
    }),
    h('img', {
      src: `data:image/svg+xml;base64,${Buffer.from(PRICE_CURVE).toString('base64')}`,
      width: WIDTH,
      height: CURVE_HEIGHT,
      style: { position: 'absolute', left: 0, top: 40 },
    }),
  );
}

function priceCurve(): string {
  // An hour more on either side of noon to noon, so that the line runs on past the edges.
  const prices = TYPICAL_NIGHT.eurosPerMwh.slice(11, 37);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const line = prices.map((price, index) => ({
    x: (index - 0.5) * (WIDTH / 24),
    y: CURVE_HEIGHT - 10 - ((price - lowest) / (highest - lowest)) * (CURVE_HEIGHT - 20),
  }));
  const ground = `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" x2="${WIDTH}"><stop offset=".85" stop-color="${COLOURS.lime}"/><stop offset=".85" stop-color="${COLOURS.ink}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${CURVE_HEIGHT}"><defs>${ground}</defs><path d="${linePath(line, 'smooth')}" fill="none" stroke="url(#ground)" stroke-width="6"/></svg>`;
}

const box = (style: CSSProperties, ...children: (ReactElement | string)[]) =>
  h('div', { style }, ...children);
