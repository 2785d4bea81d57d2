import type { Piece } from '../mail/mail-content.ts';

export interface Line {
  text: string;
  number: number;
}

export type Refuse = (line: number, why: string) => never;

/** What Markdown or MDX would read as something else than words, in the order it is looked for. */
const REFUSED: [start: RegExp, why: string][] = [
  [/^!\[/, 'holds an image: our mails fetch nothing.'],
  [/^`/, 'holds code.'],
  [/^</, 'holds HTML; a sign of its own is written \\<.'],
  [/^[{}]/, 'holds an expression; a sign of its own is written \\{.'],
  [/^~~/, 'holds words struck out.'],
  [/^&(#\w+|\w+);/, 'holds an entity: write the character itself.'],
  [/^\]/, 'ends a link that did not begin; a sign of its own is written \\].'],
];

const LINK = /^\[((?:\\.|[^[\]\\])+)\]\(([^\s()]+)\)/;
const ESCAPED = /^\\([!-/:-@[-`{-~])/;

/** The words of a paragraph with their marks: *emphasis*, **strong**, [label](address), \\* for a sign. */
export function piecesOf(
  lines: readonly Line[],
  refuse: Refuse,
  checkLink: (line: number, href: string) => void,
): Piece[] {
  const source = lines.map(({ text }) => text).join('\n');
  const pieces: Piece[] = [];
  const open = { strong: false, emphasis: false };
  let at = 0;
  let began = lines[0]?.number ?? 1;
  const line = () => lines[source.slice(0, at).split('\n').length - 1]?.number ?? began;
  const marks = () => ({
    ...(open.strong && { strong: true }),
    ...(open.emphasis && { emphasis: true }),
  });
  const add = (text: string) => {
    const last = pieces.at(-1);
    const same =
      last !== undefined &&
      last.href === undefined &&
      (last.strong ?? false) === open.strong &&
      (last.emphasis ?? false) === open.emphasis;
    if (same) last.text += text;
    else pieces.push({ text, ...marks() });
  };
  const turn = (mark: 'strong' | 'emphasis', sign: string) => {
    const [before, after] = [source[at - 1] ?? ' ', source[at + sign.length] ?? ' '];
    if (open[mark] ? /\s/.test(before) : /\s/.test(after)) {
      refuse(line(), `has ${sign} where nothing begins or ends; a sign of its own is written \\*.`);
    }
    open[mark] = !open[mark];
    began = line();
    at += sign.length;
  };

  while (at < source.length) {
    const rest = source.slice(at);
    const [, escaped] = ESCAPED.exec(rest) ?? [];
    const [whole, label = '', href = ''] = LINK.exec(rest) ?? [];
    const startsWord = at === 0 || !/\w/.test(source[at - 1] ?? '');
    const [, why] = REFUSED.find(([start]) => start.test(rest)) ?? [];
    if (escaped !== undefined) {
      add(escaped);
      at += 2;
    } else if (why !== undefined) {
      refuse(line(), why);
    } else if (whole !== undefined) {
      checkLink(line(), href);
      pieces.push({ text: label.replace(/\\(.)/g, '$1').replaceAll('\n', ' '), ...marks(), href });
      at += whole.length;
    } else if (startsWord && /^\w+:\/\//.test(rest)) {
      refuse(line(), 'holds a bare address: write [what is there](https://…).');
    } else if (rest.startsWith('[')) {
      refuse(line(), 'holds a bracket that is no link: write [label](https://…), or \\[.');
    } else if (rest.startsWith('**')) {
      turn('strong', '**');
    } else if (rest.startsWith('*')) {
      turn('emphasis', '*');
    } else if (rest.startsWith('_') && (startsWord || !/\w/.test(rest[1] ?? ''))) {
      refuse(line(), 'holds _: emphasis is written *so*, a sign of its own \\_.');
    } else {
      add(rest[0] === '\n' ? ' ' : (rest[0] ?? ''));
      at += 1;
    }
  }
  if (open.strong || open.emphasis)
    refuse(began, 'begins strong or emphasised words without an end.');
  return pieces;
}
