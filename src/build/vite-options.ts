import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * scopedClassName('board', '…/src/app/simulator/board.module.css') // => 'board-x3Fa'. The hash is one
 * per file, not per class: it stands in the HTML, the CSS and the JavaScript, and repeats compress.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = file] = relative(process.cwd(), file).split('?');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
