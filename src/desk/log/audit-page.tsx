import { useEffect, useRef, useState } from 'react';
import type { ShownAuditLine } from '#domain/desk/audit.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { PageHead, Waiting } from '../frame/page-parts.tsx';
import { Table } from '../frame/table.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { counted } from '../language/shown-amount.ts';
import { dayAndTime } from '../language/shown-time.ts';
import { useAnswer, useDesk } from '../session/session.tsx';
import styles from './audit-page.module.css';
import { foldedLines } from './folded-lines.ts';

/** Who looked at what, and who changed what. */
export function AuditPage() {
  const { words } = useWords();
  const { log } = words;
  const { ask } = useDesk();
  const first = useAnswer('audit.list', {});
  const [later, setLater] = useState<{ lines: ShownAuditLine[]; more: boolean; from: number }>();
  const lines = [...(first.answer?.lines ?? []), ...(later?.lines ?? [])];
  const more = (later ?? first.answer)?.more === true;
  const table = useRef<HTMLTableSectionElement>(null);
  // The pressed button is below them, or gone: keys go on at the first line that came.
  useEffect(() => {
    if (later === undefined) return;
    const rows = [...(table.current?.rows ?? [])];
    rows.find(({ dataset }) => Number(dataset.from) + Number(dataset.count) > later.from)?.focus();
  }, [later]);

  const showMore = useAction(async () => {
    const next = await ask('audit.list', { before: lines.at(-1)?.id });
    setLater({
      lines: [...(later?.lines ?? []), ...next.lines],
      more: next.more,
      from: lines.length,
    });
  });

  return (
    <>
      <PageHead title={log.title} text={log.text} />
      <Waiting of={first} />
      {first.kind === 'answered' && (
        <Table className={styles.lines} columns={log.columns}>
          <tbody ref={table}>
            {foldedLines(lines).map((own) => (
              <Lines
                key={own[0]?.id}
                lines={own}
                from={lines.findIndex(({ id }) => id === own[0]?.id)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {showMore.failure}
      {more && !showMore.failure && (
        <Button quiet onClick={() => showMore.press()}>
          {log.more}
        </Button>
      )}
    </>
  );
}

interface LinesProps {
  lines: readonly ShownAuditLine[];
  /** Where the first of them stands in the whole log. */
  from: number;
}

/** One line, or several of the same that open. */
function Lines({ lines, from }: LinesProps) {
  const { words, language } = useWords();
  const { log } = words;
  const [isOpen, setOpen] = useState(false);
  const [newest] = lines;
  const shown = isOpen ? lines : lines.slice(0, 1);
  return shown.map(({ id, at, name, network, action, count }, index) => (
    <tr key={id} tabIndex={-1} data-from={from + index} data-count={isOpen ? 1 : lines.length}>
      <td>
        <time dateTime={at}>{dayAndTime(at, language)}</time>
      </td>
      <td>
        {name ?? log.nobody} {network !== null && <small>{network}</small>}
      </td>
      <td>
        {lookUp(log.actions, action) ?? action}
        {lines.length > 1 && id === newest?.id && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {counted(log.times, lines.length, language)}
          </button>
        )}
      </td>
      <td>
        {/* Of several the same record may be among each. */}
        {count === 0 || (lines.length > 1 && !isOpen) ? '' : counted(log.records, count, language)}
      </td>
    </tr>
  ));
}
