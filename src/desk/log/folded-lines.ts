import type { ShownAuditLine } from '#domain/desk/audit.ts';

/** What one person did several times in a row from one network, the newest first: a list that is read again each half minute is one. */
export function foldedLines(lines: readonly ShownAuditLine[]): ShownAuditLine[][] {
  const folded: ShownAuditLine[][] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    const [newest] = last ?? [];
    const isSame = newest?.name === line.name && newest.network === line.network;
    if (last && isSame && newest.action === line.action) last.push(line);
    else folded.push([line]);
  }
  return folded;
}
