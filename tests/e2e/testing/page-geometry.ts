import type { Locator, Page } from '@playwright/test';

/** How many pixels of the document lie beyond the right edge of the window. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

/**
 * Texts that someone is meant to see and cannot see whole: they stick out of a box that clips, be it
 * a picture or a part of the page, or out of the window. What scrolls may be longer than its box.
 * Labels in pictures have the room the drawing leaves them: where a test sets texts wider than they are
 * written, they are left out.
 */
export function cutOffTexts(
  page: Page,
  { inPictures }: { inPictures: boolean },
): Promise<string[]> {
  return page.evaluate((withPictures) => {
    const CLIPS = ['hidden', 'clip'];
    const SCROLLS = ['auto', 'scroll'];

    const sticksOut = (text: DOMRect, box: { left: number; right: number }) =>
      text.left < box.left - 1 || text.right > box.right + 1;

    const isCutOff = (text: DOMRect, parent: Element): boolean => {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (SCROLLS.includes(overflowX)) return false;
        if (CLIPS.includes(overflowX) && sticksOut(text, edges)) return true;
        if (CLIPS.includes(overflowY) && text.bottom > edges.bottom + 1) return true;
      }
      return sticksOut(text, { left: 0, right: innerWidth });
    };

    const isMeantToBeSeen = (element: Element): boolean => {
      // Chromium keeps hidden parts of a drawing in its layout: they have no place on the screen.
      if (!element.checkVisibility() || element.getClientRects().length === 0) return false;
      if (!withPictures && element.closest('svg')) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      }
      return true;
    };

    const cutOff: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isMeantToBeSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => isCutOff(line, parent))) cutOff.push(node.textContent);
    }
    return cutOff;
  }, inPictures);
}

/** Controls smaller than 24 by 24 pixels, those inside a sentence excepted (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST_PX = 24;
    const standsInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((control) => control.checkVisibility() && !standsInSentence(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < SMALLEST_PX || box.height < SMALLEST_PX)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`);
  });
}

/**
 * Marks of pictures in a colour that is none of the system's. With forced colours on a black background they may
 * be invisible: the browser repaints text, not fills and strokes.
 */
export function foreignMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMES =
      'Canvas CanvasText Highlight HighlightText GrayText LinkText VisitedText ButtonFace ButtonText ButtonBorder Field FieldText';
    const probe = document.body.appendChild(document.createElement('i'));
    const known = new Set(
      NAMES.split(' ').map((name) => {
        probe.style.setProperty('color', name);
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const foreign = new Set<string>();
    const marks = document.querySelectorAll(
      'svg :is(path, rect, circle, ellipse, line, polyline, polygon, text, tspan)',
    );
    for (const mark of marks) {
      if (!mark.checkVisibility() || mark.closest('defs')) continue;
      const { fill, stroke, strokeWidth } = getComputedStyle(mark);
      for (const colour of [fill, strokeWidth === '0px' ? 'none' : stroke]) {
        if (colour === 'none' || colour === 'rgba(0, 0, 0, 0)' || colour.startsWith('url'))
          continue;
        if (!known.has(colour)) foreign.add(`${mark.outerHTML.slice(0, 80)}: ${colour}`);
      }
    }
    return [...foreign];
  });
}

/** Waits for what appears, fades or is drawn once; the brand strips never end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Words of headings, tabs and buttons that are broken in two where there is no hyphen to break at. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const label of document.querySelectorAll(
      'h1, h2, h3, h4, h5, h6, dt, legend, [role=tab], button',
    )) {
      const nodes = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /[\p{L}\p{N}’\u2011]+/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** How far parts of the page have jumped so far; what moves because it was asked to is no jump. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What has shifted is reported after the frame that shows it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    const shifts = entries as unknown as { value: number; hadRecentInput: boolean }[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

export interface FocusStop {
  name: string;
  inFooter: boolean;
  outlinePx: number;
  /** Something lies over it. */
  covered: boolean;
}

/** Where the focus is, or nothing once it has left the page. */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (element === null || element === document.body) return null;
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.labels?.[0]?.textContent ?? element.textContent ?? '').trim(),
      inFooter: element.closest('footer') !== null,
      outlinePx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      covered: !element.contains(hit),
    };
  });
}
