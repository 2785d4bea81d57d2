import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COLOURS } from '#domain/site/colours.ts';
import depot from './depot.module.css';
import { Depot } from './depot.tsx';
import { GROUND_Y } from './part.tsx';

const WIDTH = 794;
const HEIGHT = 270;
const SCALE = 0.61;
const LEFT = -12;
const GROUND_AT = 240;
/** Where the sky turns light. */
const DAY_FROM = 446.6;
const SKY = [
  'sky7',
  'sky7',
  'sky7',
  'sky6',
  'sky6',
  'sky5',
  'sky5',
  'sky4',
  'sky4',
  'sky3',
  'sky3',
  'sky2',
  'sky2',
  'sky1',
  'sky1',
  'sky1',
] as const;

const STROKE = 1.5 / SCALE;

interface Half {
  line: string;
  fill: string;
  lit: string;
  current: string;
}
const NIGHT: Half = {
  line: COLOURS.paper,
  fill: COLOURS.sky7,
  lit: COLOURS.sky5,
  current: '#7fb0ff',
};
const DAY: Half = {
  line: COLOURS.ink,
  fill: COLOURS.paper,
  lit: COLOURS.paper,
  current: COLOURS.chargeText,
};

/** A document reads no style sheet: each class becomes the attributes it stands for. */
function drawn(half: Half): string {
  const attributes = new Map([
    ['solid', `fill="${half.fill}"`],
    ['lit', `fill="${half.lit}"`],
    ['current', `stroke="${half.current}"`],
    ['flow', `stroke="${half.current}" stroke-width="${STROKE * 1.25}"`],
    ['wire', `stroke-width="${STROKE * 0.75}"`],
    // Seen from far, details run together.
    ['detail', 'visibility="hidden"'],
    [
      depot.drawing,
      `fill="none" stroke="${half.line}" stroke-width="${STROKE}" stroke-linejoin="round" stroke-linecap="round"`,
    ],
  ]);
  return renderToStaticMarkup(<Depot hasVans={false} />).replace(
    /class="([^"]+)"/g,
    (_, name: string) => {
      const written = attributes.get(name);
      if (written === undefined) throw new Error(`The depot has a class of its own: ${name}`);
      return written;
    },
  );
}

function svg(): string {
  const band = WIDTH / SKY.length;
  const half = (name: string, x: number, width: number, colours: Half) =>
    `<clipPath id="${name}"><path d="M${x} 0h${width}v${HEIGHT}h${-width}z"/></clipPath>` +
    `<g clip-path="url(#${name})"><g transform="translate(${-LEFT * SCALE} ${GROUND_AT - GROUND_Y * SCALE}) scale(${SCALE})">${drawn(colours)}</g></g>`;
  const sky = SKY.map(
    (colour, at) =>
      `<path fill="${COLOURS[colour]}" d="M${at * band} 0h${band + 0.5}v${HEIGHT}h${-band - 0.5}z"/>`,
  );
  const parts = [
    ...sky,
    half('night', 0, DAY_FROM, NIGHT),
    half('day', DAY_FROM, WIDTH - DAY_FROM, DAY),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">\n${parts.join('\n')}\n</svg>\n`;
}

test('documents show the depot that the pages show: run with --update after changing it', async () => {
  await expect(svg()).toMatchFileSnapshot('../../server/analysis/depot.svg');
});
