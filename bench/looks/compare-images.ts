import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

export interface Difference {
  file: string;
  /** Of the pixels of the larger picture. */
  share: number;
  /** The first and the last row that differ. */
  rows: readonly [number, number];
}

/** How far a colour channel may be off before a pixel counts: edges of letters are never quite alike. */
const TOLERANCE = 8;

/**
 * Compares pictures of one name in `before/` and `after/`, and writes a third to `differences/` that marks
 * what differs. The browser that took them reads them too.
 */
export async function compareImages(
  browser: Browser,
  folder: string,
  files: readonly string[],
): Promise<Difference[]> {
  mkdirSync(join(folder, 'differences'));
  const page = await browser.newPage();
  const found: Difference[] = [];
  for (const file of files) {
    const [before, after] = ['before', 'after'].map((side) =>
      readFileSync(join(folder, side, file)),
    );
    if (before === undefined || after === undefined || before.equals(after)) continue;
    const { share, rows, png } = await page.evaluate(compared, {
      before: before.toString('base64'),
      after: after.toString('base64'),
      tolerance: TOLERANCE,
    });
    if (share === 0) continue;
    writeFileSync(join(folder, 'differences', file), Buffer.from(png, 'base64'));
    found.push({ file, share, rows });
  }
  await page.close();
  return found.sort((a, b) => b.share - a.share);
}

interface Compared {
  before: string;
  after: string;
  tolerance: number;
}

/** Runs in the browser. */
async function compared({ before, after, tolerance }: Compared) {
  const pixels = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return { width: image.width, height: image.height, data };
  };
  const [a, b] = [await pixels(before), await pixels(after)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const marked = context?.createImageData(width, height);
  const at = (image: typeof a, x: number, y: number, channel: number) =>
    x < image.width && y < image.height ? image.data[4 * (y * image.width + x) + channel] : -255;
  let different = 0;
  let first = height;
  let last = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const differs = [0, 1, 2].some(
        (channel) =>
          Math.abs((at(a, x, y, channel) ?? 0) - (at(b, x, y, channel) ?? 0)) > tolerance,
      );
      const place = 4 * (y * width + x);
      const grey = 200 + Math.round(Math.max(0, at(b, x, y, 1) ?? 0) / 5);
      marked?.data.set(differs ? [214, 0, 90, 255] : [grey, grey, grey, 255], place);
      if (!differs) continue;
      different += 1;
      first = Math.min(first, y);
      last = y;
    }
  }
  if (marked) context?.putImageData(marked, 0, 0);
  const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (let start = 0; start < png.length; start += 8192) {
    text += String.fromCharCode(...png.subarray(start, start + 8192));
  }
  return { share: different / (width * height), rows: [first, last] as const, png: btoa(text) };
}
