import { useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { DeskApi } from '#domain/desk/desk-api.ts';
import type { AnalysisStep, ShownAnalysis } from '#domain/desk/requests.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { save } from '#ui/save.ts';
import { Facts } from '../frame/page-parts.tsx';
import { useAction } from '../frame/use-action.tsx';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { counted, days } from '../language/shown-amount.ts';
import { dayAndTime } from '../language/shown-time.ts';
import { useDesk } from '../session/session.tsx';
import styles from './panels.module.css';

/** What is decided about is what was read. */
type Read = DeskApi['analysis.preview']['answer'];

const MAY_REVOKE: readonly AnalysisStep[] = ['made', 'sent', 'failed'];

interface PanelProps {
  analysis: ShownAnalysis | null;
  step: AnalysisStep;
  reference: string;
  change: Change;
}

export function AnalysisPanel({ analysis, step, reference, change }: PanelProps) {
  const { words, language } = useWords();
  const texts = words.requests.analysis;
  const dialog = useRef<HTMLDialogElement>(null);
  const [preview, setPreview] = useState<Read>();
  const { ask } = useDesk();
  const read = useAction(async (of: string) => {
    setPreview(await ask('analysis.preview', { id: of, language }));
  });
  const moment = analysis === null ? '' : dayAndTime(analysis.madeAt, language);
  const kept = days(RETENTION.analysisDays, language);
  const state = <p>{fill(texts.states[step], { moment, days: kept })}</p>;
  if (analysis === null) {
    return (
      <section className={styles.panel}>
        <h2>{texts.title}</h2>
        {state}
      </section>
    );
  }
  const { id, assumed } = analysis;
  const mayApprove = step === 'waiting';
  const open = () => {
    setPreview(undefined);
    dialog.current?.showModal();
    read.press(id);
  };
  const decide = async (what: 'approve' | 'decline', { madeAt }: Read) => {
    dialog.current?.close();
    const done = what === 'approve' ? texts.approved : texts.declined;
    await change({ name: `analysis.${what}`, input: { id, madeAt } }, () => done);
  };
  return (
    <section className={styles.panel}>
      <h2>{texts.title}</h2>
      {state}
      {assumed.length > 0 && <p>{counted(texts.assumed, assumed.length, language)}</p>}
      <div className={styles.buttons}>
        <Button quiet={!mayApprove} dense onClick={open}>
          {mayApprove ? texts.read : texts.reread}
        </Button>
        {MAY_REVOKE.includes(step) && (
          <Button
            quiet
            dense
            onClick={() =>
              void change({ name: 'analysis.revoke', input: { id } }, () => texts.revoked)
            }
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      <Dialog ref={dialog} title={mayApprove ? texts.dialog : texts.title} closeLabel={words.close}>
        <div className={styles.preview}>
          {read.failure}
          {preview === undefined ? (
            read.state === 'busy' && <p>{words.asking}</p>
          ) : (
            <Preview analysis={analysis} preview={preview} reference={reference} />
          )}
          <div className={styles.buttons}>
            {mayApprove && preview !== undefined && (
              <>
                <Button onClick={() => void decide('approve', preview)}>{texts.approve}</Button>
                <Button quiet onClick={() => void decide('decline', preview)}>
                  {texts.decline}
                </Button>
              </>
            )}
            <Button quiet onClick={() => dialog.current?.close()}>
              {mayApprove ? texts.later : words.close}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

interface PreviewProps {
  analysis: ShownAnalysis;
  preview: Read;
  reference: string;
}

/** What is assumed, and exactly what will be sent. */
function Preview({ analysis, preview: { mail, pdf }, reference }: PreviewProps) {
  const { words } = useWords();
  const texts = words.requests.analysis;
  const bytes = () => Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  return (
    <>
      <Button quiet dense onClick={() => save(`${reference}.pdf`, 'application/pdf', bytes())}>
        {texts.openPdf}
      </Button>
      <section>
        <h3>{texts.assumedTitle}</h3>
        {analysis.assumed.length === 0 ? (
          <p>{texts.nothingAssumed}</p>
        ) : (
          <ul className={styles.assumed}>
            {analysis.assumed.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{texts.mail}</h3>
        <Facts
          rows={[
            [texts.to, mail.to],
            [texts.subject, mail.subject],
          ]}
        />
        <pre>{mail.text}</pre>
      </section>
    </>
  );
}
