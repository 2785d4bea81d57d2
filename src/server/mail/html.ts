import { BRAND } from '#domain/site/brand.ts';
import { COLOURS } from '#domain/site/colours.ts';
import type { Block, MailContent, Piece, ScoreRow } from './mail-content.ts';
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
const CELL = `padding:8px 0;border-top:1px solid ${COLOURS.hairline};${FONT};font-size:15px;line-height:1.4;vertical-align:top`;
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:${COLOURS.ink}`;

const SMALL = `${FONT};font-size:14px;line-height:1.5;color:${COLOURS.ink2}`;

/** One column of at most 600 pixels, no image, no script, nothing fetched. */
export function mailHtml({ language, subject, title, lead, blocks, footer }: MailContent): string {
  const body = blocks.map(blockHtml).join('\n');
  const small = footer.lines.map(escapeHtml).join('<br>');
  const links = [footer.unsubscribe, footer.link].flatMap((one) =>
    one ? [link(one.href, one.label)] : [],
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.paper};-webkit-text-size-adjust:100%">${preheader(lead)}
<table ${TABLE} style="background:${COLOURS.paper}"><tr><td align="center" style="padding:24px 12px 40px">
<table ${TABLE} style="max-width:600px;text-align:left">
<tr><td style="padding:0 4px 14px;${FONT};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${COLOURS.ink}">${escapeHtml(BRAND.name)}</td></tr>
<tr><td style="padding:0">${hoursLine()}</td></tr>
<tr><td style="padding:32px 28px 20px;background:${COLOURS.surface};border:1px solid ${COLOURS.hairline};border-top:0;border-radius:0 0 10px 10px">
<h1 style="margin:0 0 18px;${FONT};font-size:26px;line-height:1.15;font-weight:700;letter-spacing:-0.022em;color:${COLOURS.ink}">${escapeHtml(title)}</h1>${lead === undefined ? '' : `\n<p style="margin:-6px 0 18px;${SMALL}">${escapeHtml(lead)}</p>`}
${body}
</td></tr>
<tr><td style="padding:18px 4px 0;${FONT};font-size:13px;line-height:1.5;color:${COLOURS.ink2}">${small}<br>${links.join(', ')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The lead as lists of mails show it; the mail itself shows it below the title. */
function preheader(lead: string | undefined): string {
  if (lead === undefined) return '';
  return `\n<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${COLOURS.paper}">${escapeHtml(lead)}</div>`;
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
      return `<p style="${PARAGRAPH}">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;${SMALL}">${escapeHtml(block.text)}</p>`;
    case 'pieces':
      return `<p style="${block.small ? `margin:0 0 16px;${SMALL}` : PARAGRAPH}">${block.pieces.map(pieceHtml).join('')}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map(
        (pieces) => `<li style="margin:0 0 8px">${pieces.map(pieceHtml).join('')}</li>`,
      );
      return `<${tag} style="${PARAGRAPH};padding:0 0 0 22px">${items.join('')}</${tag}>`;
    }
    case 'warning':
      return `<p style="margin:0 0 20px;padding:12px 16px;background:${PEAK_GROUND};border-left:3px solid ${COLOURS.peakText};${FONT};font-size:15px;line-height:1.5;color:${COLOURS.peakText}">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 10px;${FONT};font-size:17px;line-height:1.3;font-weight:700;letter-spacing:-0.01em;color:${COLOURS.ink}">${escapeHtml(block.text)}</h2>`;
    case 'quote':
      return `<p style="margin:0 0 20px;padding:14px 16px;background:${COLOURS.paper};border-left:3px solid ${COLOURS.pine};${FONT};font-size:15px;line-height:1.55;color:${COLOURS.ink};overflow-wrap:anywhere">${linesOf(block.text).map(escapeHtml).join('<br>')}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td style="background:${COLOURS.ink};border-radius:6px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:15px 24px;${FONT};font-size:16px;line-height:1.2;font-weight:600;color:${COLOURS.paper};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p style="${PARAGRAPH}">${link(block.href, block.label)}</p>`;
    case 'facts':
      return `<table ${TABLE} style="margin:0 0 20px">${block.rows.map(([label, value]) => factRow(label, value)).join('')}</table>`;
    case 'score':
      return scoreHtml(block);
    case 'points':
      return `<table ${TABLE} style="margin:0 0 20px">${block.rows.map((row) => pointsRow(row)).join('')}${pointsRow(block.total, ';font-weight:700')}</table>`;
  }
}

function pieceHtml({ text, strong, emphasis, href }: Piece): string {
  const words = href === undefined ? escapeHtml(text) : link(href, text);
  const stressed = emphasis ? `<em>${words}</em>` : words;
  return strong ? `<strong>${stressed}</strong>` : stressed;
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${COLOURS.pine};text-decoration:underline">${escapeHtml(label)}</a>`;
}

function factRow(label: string, value: string): string {
  return `<tr><td width="38%" style="${CELL};padding-right:12px;color:${COLOURS.ink2}">${escapeHtml(label)}</td><td style="${CELL};color:${COLOURS.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
}

function scoreHtml({ score, verdict, meaning }: Extract<Block, { kind: 'score' }>): string {
  return `<table ${TABLE} style="margin:0 0 8px;background:${COLOURS.night};border-radius:6px"><tr>
<td width="1%" style="padding:16px 20px;${FONT};font-size:44px;line-height:1;font-weight:700;letter-spacing:-0.03em;color:${COLOURS.lime};white-space:nowrap">${score}</td>
<td style="padding:16px 20px 16px 0;${FONT};font-size:15px;line-height:1.4;color:${COLOURS.paper}"><strong>${escapeHtml(verdict)}</strong><br>${escapeHtml(meaning)}</td>
</tr></table>`;
}

function pointsRow({ label, value, points }: ScoreRow, weight = ''): string {
  const answer =
    value === null ? '' : `<span style="color:${COLOURS.ink2}">, ${escapeHtml(value)}</span>`;
  return `<tr><td style="${CELL};color:${COLOURS.ink}${weight}">${escapeHtml(label)}${answer}</td><td align="right" style="${CELL};color:${COLOURS.ink}${weight};white-space:nowrap">${points}</td></tr>`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}
