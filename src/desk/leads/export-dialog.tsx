import { type Ref, type SubmitEvent, useRef, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { MOST_LEADS_EXPORTED } from '#domain/desk/leads.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Failure } from '../frame/page-parts.tsx';
import { useWords } from '../language/language.tsx';
import { NoAnswer } from '../session/ask.ts';
import { useDoor } from '../session/session.tsx';
import styles from './leads-page.module.css';
import type { Filters } from './use-lead-filters.ts';

interface ExportProps {
  ref: Ref<HTMLDialogElement>;
  filters: Filters;
  count: number;
}

/** A file leaves our care: somebody says what for, and the log keeps it. */
export function ExportDialog({ ref, filters, count }: ExportProps) {
  const { words, language } = useWords();
  const { ask } = useDoor();
  const texts = words.leads.export;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<NoAnswer>();

  const send = async () => {
    const given = new FormData(form.current ?? undefined).get('purpose');
    const purpose = typeof given === 'string' ? given.trim() : '';
    setFailure(undefined);
    setError(purpose.length < 3 ? texts.missing : undefined);
    if (purpose.length < 3) return;
    try {
      const { limit: _limit, ...chosen } = filters;
      const { csv } = await ask('leads.export', { ...chosen, language, purpose });
      download(csv, `leads-${dayInParis(new Date())}.csv`);
      form.current?.closest('dialog')?.close();
      form.current?.reset();
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      setFailure(problem);
    }
  };

  return (
    <Dialog
      ref={ref}
      title={fill(texts.title, {
        count: number(Math.min(count, MOST_LEADS_EXPORTED), language),
      })}
      closeLabel={words.leads.close}
    >
      <form
        ref={form}
        className={styles.export}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>
          {texts.text}
          {count > MOST_LEADS_EXPORTED &&
            ` ${fill(texts.most, { most: number(MOST_LEADS_EXPORTED, language) })}`}
        </p>
        <Field name="purpose" label={texts.purpose} maxLength={200} error={error} />
        {failure && <Failure failure={failure} again={() => void send()} />}
        <div className={styles.dialogEnd}>
          <Button type="submit">{texts.download}</Button>
        </div>
      </form>
    </Dialog>
  );
}

export function download(content: BlobPart, name: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
