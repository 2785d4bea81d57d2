import { useEffect, useRef, useState } from 'react';
import type { ShownAuditLine } from '#domain/desk/audit.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Failure, PageHead } from '../frame/page-parts.tsx';
import rows from '../frame/table.module.css';
import { useWords } from '../language/language.tsx';
import { counted } from '../language/shown-amount.ts';
import { dayAndTime } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
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
  const [failure, setFailure] = useState<NoAnswer>();
  const lines = [...(first.answer?.lines ?? []), ...(later?.lines ?? [])];
  const more = (later ?? first.answer)?.more === true;
  const table = useRef<HTMLTableSectionElement>(null);
  // The pressed button is below them, or gone: keys go on at the first line that came.
  useEffect(() => {
    if (later === undefined) return;
    const rows = [...(table.current?.rows ?? [])];
    rows.find(({ dataset }) => Number(dataset.from) + Number(dataset.count) > later.from)?.focus();
  }, [later]);

  const showMore = async () => {
    setFailure(undefined);
    try {
      const next = await ask('audit.list', { before: lines.at(-1)?.id });
      setLater({
        lines: [...(later?.lines ?? []), ...next.lines],
        more: next.more,
        from: lines.length,
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      setFailure(error);
    }
  };

  return (
    <>
      <PageHead title={log.title} text={log.text} />
      {first.kind === 'asking' && <p>{words.asking}</p>}
      {first.kind === 'failed' && (
        <Failure failure={first.failure} again={() => void first.again()} />
      )}
      {first.kind === 'answered' && (
        <table className={`${rows.table} ${styles.lines}`}>
          <thead>
            <tr>
              <th scope="col">{log.columns.at}</th>
              <th scope="col">{log.columns.who}</th>
              <th scope="col">{log.columns.action}</th>
              <th scope="col">{log.columns.count}</th>
            </tr>
          </thead>
          <tbody ref={table}>
            {foldedLines(lines).map((own) => (
              <Lines
                key={own[0]?.id}
                lines={own}
                from={lines.findIndex(({ id }) => id === own[0]?.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {failure !== undefined && <Failure failure={failure} again={() => void showMore()} />}
      {more && failure === undefined && (
        <Button quiet onClick={() => void showMore()}>
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
