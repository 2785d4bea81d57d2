import { BRAND } from '#domain/site/brand.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Block, FigureBlock, MailContent, ScoreRow, StepRow } from './mail-content.ts';
import { linesOf } from './plain-text.ts';

const PEAK_GROUND = '#fdf3e1';
/** The colours of the night's hours, the brand's decorative line. */
const HOURS = [
  COLOURS.sky2,
  COLOURS.sky3,
  COLOURS.sky4,
  COLOURS.sky5,
  COLOURS.sky7,
  COLOURS.sky7,
  COLOURS.sky5,
  COLOURS.sky4,
  COLOURS.lime,
];

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const CELL = `padding:9px 0;border-top:1px solid ${COLOURS.hairline};${FONT};font-size:15px;line-height:1.45;vertical-align:top`;
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:${COLOURS.ink}`;

const SMALL = `${FONT};font-size:14px;line-height:1.5;color:${COLOURS.ink2}`;

/**
 * Light colours stand inline, where every mail program finds them. What these classes add is for those that
 * read a style sheet: phones, and dark grounds. t and t2 are text, cd the card, hr lines between rows, nb a
 * panel that is dark either way, bb a button, sg a quotation, wn a warning, lk a link, st a row that stacks.
 */
const STYLE = `@media (max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.h1{font-size:24px!important}.fig{font-size:52px!important}.st{display:block!important;width:100%!important;box-sizing:border-box}.st-w{padding-bottom:0!important}.st-t{padding-top:2px!important;border-top:0!important}.bt{width:100%!important}.bt a{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){${[
  `.bg{background:${COLOURS.night}!important}`,
  `.cd{background:${COLOURS.sky6}!important;border-color:${COLOURS.hairlineNight}!important}`,
  `.t{color:${COLOURS.paper}!important}`,
  `.t2{color:${COLOURS.paperDim}!important}`,
  `.lk{color:${COLOURS.lime}!important}`,
  `.hr{border-color:${COLOURS.hairlineNight}!important}`,
  `.nb{background:${COLOURS.pine}!important}`,
  `.bb{background:${COLOURS.lime}!important}`,
  `.bb a{color:${COLOURS.ink}!important}`,
  `.sg{background:${COLOURS.night}!important;border-color:${COLOURS.sky3}!important}`,
  `.wn{background:${COLOURS.night}!important;border-color:${COLOURS.peakNight}!important;color:${COLOURS.peakNight}!important}`,
].join('')}}`;

/** One column of at most 600 pixels, no image, no script, nothing fetched. */
export function mailHtml({ language, subject, title, blocks, footer }: MailContent): string {
  const body = blocks.map(blockHtml).join('\n');
  const links = (footer.links ?? []).map(({ href, label }) => link(href, label));
  const small = [...footer.lines.map(escapeHtml), links.join(', ')].filter(Boolean).join('<br>');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:${COLOURS.paper};-webkit-text-size-adjust:100%">
<table ${TABLE} class="bg" style="background:${COLOURS.paper}"><tr><td align="center" style="padding:20px 12px 36px">
<table ${TABLE} style="max-width:600px;text-align:left">
<tr><td class="t" style="padding:0 4px 12px;${FONT};font-size:21px;font-weight:700;letter-spacing:-0.03em;color:${COLOURS.ink}">${escapeHtml(BRAND.name)}</td></tr>
<tr><td style="padding:0">${hoursLine()}</td></tr>
<tr><td class="cd px" style="padding:30px 30px 22px;background:${COLOURS.surface};border:1px solid ${COLOURS.hairline};border-top:0;border-radius:0 0 10px 10px">
<h1 class="t h1" style="margin:0 0 16px;${FONT};font-size:28px;line-height:1.15;font-weight:700;letter-spacing:-0.022em;color:${COLOURS.ink}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="t2" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:1.55;color:${COLOURS.ink2}">${small}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function hoursLine(): string {
  const cells = HOURS.map(
    (colour) =>
      `<td height="6" style="height:6px;line-height:6px;font-size:0;background:${colour}">&nbsp;</td>`,
  );
  return `<table ${TABLE}><tr>${cells.join('')}</tr></table>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="t" style="${PARAGRAPH}">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="t2" style="margin:0 0 14px;${SMALL}">${escapeHtml(block.text)}</p>`;
    case 'list': {
      const items = block.items.map(
        (item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`,
      );
      return `<ul class="t" style="${PARAGRAPH};padding:0 0 0 22px">${items.join('')}</ul>`;
    }
    case 'warning':
      return `<p class="wn" style="margin:0 0 20px;padding:12px 16px;background:${PEAK_GROUND};border-left:3px solid ${COLOURS.peakText};${FONT};font-size:15px;line-height:1.5;color:${COLOURS.peakText}">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 class="t" style="margin:30px 0 8px;${FONT};font-size:18px;line-height:1.3;font-weight:700;letter-spacing:-0.01em;color:${COLOURS.ink}">${escapeHtml(block.text)}</h2>`;
    case 'quote':
      return `<p class="t sg" style="margin:0 0 20px;padding:14px 16px;background:${COLOURS.paper};border-left:3px solid ${COLOURS.pine};${FONT};font-size:15px;line-height:1.55;color:${COLOURS.ink};overflow-wrap:anywhere">${linesOf(block.text).map(escapeHtml).join('<br>')}</p>`;
    case 'button':
      return `<table class="bt" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0"><tr><td class="bb" style="background:${COLOURS.ink};border-radius:6px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:15px 24px;${FONT};font-size:16px;line-height:1.2;font-weight:600;color:${COLOURS.paper};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p class="t" style="${PARAGRAPH}">${link(block.href, block.label)}</p>`;
    case 'facts':
      return rowsHtml(block.rows.map(([label, value]) => factRow(label, value)));
    case 'steps':
      return rowsHtml(block.rows.map((row) => stepRow(row, block.numbered)));
    case 'figure':
      return figureHtml(block);
    case 'score':
      return scoreHtml(block);
    case 'points':
      return rowsHtml([
        ...block.rows.map((row) => pointsRow(row)),
        pointsRow(block.total, ';font-weight:700'),
      ]);
  }
}

function rowsHtml(rows: readonly string[]): string {
  return `<table ${TABLE} style="margin:0 0 8px">${rows.join('')}</table>`;
}

function link(href: string, label: string): string {
  return `<a class="lk" href="${escapeHtml(href)}" style="color:${COLOURS.pine};text-decoration:underline">${escapeHtml(label)}</a>`;
}

function factRow(label: string, value: string): string {
  return `<tr><td class="t2 hr" width="36%" style="${CELL};padding-right:14px;color:${COLOURS.ink2}">${escapeHtml(label)}</td><td class="t hr" style="${CELL};color:${COLOURS.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
}

function stepRow({ when, name, text }: StepRow, numbered = false): string {
  const [first, second] = numbered ? ['', ''] : [' st st-w', ' st st-t'];
  const [width, gap] = numbered ? ['26', ''] : ['34%', ';padding-right:14px'];
  return `<tr><td class="t hr${first}" width="${width}" style="${CELL}${gap};color:${COLOURS.ink};font-weight:700">${escapeHtml(when)}</td><td class="t2 hr${second}" style="${CELL};color:${COLOURS.ink2}"><strong class="t" style="color:${COLOURS.ink}">${escapeHtml(name)}</strong><br>${escapeHtml(text)}</td></tr>`;
}

/** In signs: a longer amount, such as a span, would not fit a phone. */
const LONGEST_LARGE = 9;

function figureHtml({ label, value, unit, range, notes }: FigureBlock): string {
  const small = notes.map(
    (note) =>
      `<p style="margin:12px 0 0;${FONT};font-size:14px;line-height:1.5;color:${COLOURS.paperDim}">${escapeHtml(note)}</p>`,
  );
  const look =
    value.length > LONGEST_LARGE
      ? ` style="margin:4px 0;${FONT};font-size:44px;line-height:1.1;`
      : ` class="fig" style="margin:2px 0;${FONT};font-size:60px;line-height:1.05;white-space:nowrap;`;
  return `<table ${TABLE} class="nb" style="background:${COLOURS.night};border-radius:8px;margin:4px 0 20px"><tr><td class="px" style="padding:22px 26px">
<p style="margin:0;${FONT};font-size:15px;line-height:1.4;color:${COLOURS.paperDim}">${escapeHtml(label)}</p>
<p${look}font-weight:700;letter-spacing:-0.03em;color:${COLOURS.lime}">${escapeHtml(value)}</p>
<p style="margin:0 0 14px;${FONT};font-size:16px;line-height:1.4;font-weight:600;color:${COLOURS.paper}">${escapeHtml(unit)}</p>
${range === null ? '' : rangeHtml(range)}${small.join('')}
</td></tr></table>`;
}

/** The range as a line, and where the amount lies on it. */
function rangeHtml({ low, high, at }: NonNullable<FigureBlock['range']>): string {
  const piece = `<table ${TABLE}><tr><td height="8" style="height:8px;background:${COLOURS.sky4};font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  const end = `style="${FONT};font-size:14px;line-height:1.4;color:${COLOURS.paperDim};padding-top:3px"`;
  const line = 'height="20" style="font-size:0;line-height:0;padding:6px 0"';
  return `<table ${TABLE}><tr><td ${line} width="${Math.round(at * 100)}%">${piece}</td><td width="3" height="20" style="width:3px;background:${COLOURS.lime};font-size:0;line-height:0">&nbsp;</td><td ${line}>${piece}</td></tr></table>
<table ${TABLE}><tr><td ${end}>${escapeHtml(low)}</td><td align="right" ${end}>${escapeHtml(high)}</td></tr></table>`;
}

function scoreHtml({ score, verdict, meaning }: Extract<Block, { kind: 'score' }>): string {
  return `<table ${TABLE} class="nb" style="margin:0 0 16px;background:${COLOURS.night};border-radius:8px"><tr>
<td width="1%" style="padding:16px 20px;${FONT};font-size:52px;line-height:1;font-weight:700;letter-spacing:-0.03em;color:${COLOURS.lime};white-space:nowrap">${score}</td>
<td style="padding:16px 20px 16px 0;${FONT};font-size:15px;line-height:1.4;color:${COLOURS.paperDim}"><strong style="color:${COLOURS.paper}">${escapeHtml(verdict)}</strong><br>${escapeHtml(meaning)}</td>
</tr></table>`;
}

function pointsRow({ label, value, points }: ScoreRow, weight = ''): string {
  const cell = `${CELL};padding:5px 0;color:${COLOURS.ink}${weight}`;
  const answer =
    value === null
      ? ''
      : `<span class="t2" style="color:${COLOURS.ink2}">, ${escapeHtml(value)}</span>`;
  return `<tr><td class="t hr" style="${cell}">${escapeHtml(label)}${answer}</td><td class="t hr" align="right" style="${cell};white-space:nowrap">${points}</td></tr>`;
}
