import type { ShownAuditLine } from '#domain/desk/audit.ts';

/** What one person did several times in a row, the newest first: a list that is read again each half minute is one. */
export function foldedLines(lines: readonly ShownAuditLine[]): ShownAuditLine[][] {
  const folded: ShownAuditLine[][] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last?.[0]?.name === line.name && last[0].action === line.action) last.push(line);
    else folded.push([line]);
  }
  return folded;
}
