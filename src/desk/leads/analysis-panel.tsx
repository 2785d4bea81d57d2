import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { MailPreview, ShownAnalysis, ShownLead } from '#domain/desk/leads.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import { dayAndTime } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useDoor } from '../session/session.tsx';
import { CorrectAnalysis } from './correct-analysis.tsx';
import { download } from './export-dialog.tsx';
import styles from './lead-actions.module.css';
import type { Attempt } from './lead-actions.tsx';
import { StepMark } from './lead-marks.tsx';

interface PanelProps {
  lead: ShownLead;
  attempt: Attempt;
  /** Asks for the lead once more. */
  again: () => Promise<void>;
}

export function AnalysisPanel({ lead, attempt, again }: PanelProps) {
  const { words, language } = useWords();
  const texts = words.leads.analysis;
  const { newestAnalysis: analysis, suspicion } = lead;
  const dialog = useRef<HTMLDialogElement>(null);
  const [read, setRead] = useState<{ id: string; mail: MailPreview; pdf: string }>();
  // Of another version nothing is approved.
  const preview = read?.id === analysis?.id ? read : undefined;
  const [failure, setFailure] = useState<NoAnswer>();
  const { ask } = useDoor();
  const open = async () => {
    if (analysis === null) return;
    const { id } = analysis;
    setFailure(undefined);
    dialog.current?.showModal();
    try {
      setRead({ id, ...(await ask('analysis.preview', { id, language })) });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      setFailure(error);
    }
  };
  useNextVersion(analysis?.next === 'making', again);
  useShortcuts({ a: () => (analysis === null ? false : void open()) });
  if (analysis === null) {
    return (
      <section className={styles.panel}>
        <h2>{fill(texts.title, { version: '1' })}</h2>
        <p>{suspicion === null ? texts.none : texts.held}</p>
      </section>
    );
  }
  const { step, assumed, madeAt, version, next, isOpen } = analysis;
  const mayApprove = step === 'waiting' && next !== 'making';
  const state = lookUp<string>(texts.states, step);
  const nextVersion = { version: String(version + 1) };
  const approve = async () => {
    dialog.current?.close();
    await attempt(texts.approved, () => ask('analysis.approve', { id: analysis.id }));
  };
  return (
    <section className={styles.panel}>
      <h2>{fill(texts.title, { version: String(version) })}</h2>
      <p>
        <StepMark step={step} />
      </p>
      {state !== undefined && <p>{fill(state, { moment: dayAndTime(madeAt, language) })}</p>}
      {assumed.length > 0 && <p>{fill(texts.assumed, { count: String(assumed.length) })}</p>}
      <p role="status" className={styles.making}>
        {next === 'making' && fill(texts.making, nextVersion)}
        {next === 'failed' && fill(texts.makingFailed, nextVersion)}
      </p>
      <div className={styles.buttons}>
        <Button quiet dense onClick={() => void open()}>
          {mayApprove ? texts.read : texts.look}
        </Button>
        {isOpen && next !== 'making' && <CorrectAnalysis analysis={analysis} attempt={attempt} />}
      </div>
      <Dialog
        ref={dialog}
        title={mayApprove ? texts.dialog : fill(texts.title, { version: String(version) })}
        closeLabel={words.leads.close}
      >
        <div className={styles.preview}>
          {failure && <Failure failure={failure} again={() => void open()} />}
          {preview === undefined ? (
            failure === undefined && <p>{words.asking}</p>
          ) : (
            <Preview analysis={analysis} preview={preview} reference={lead.reference} />
          )}
          <div className={styles.buttons}>
            {mayApprove && preview !== undefined && (
              <Button onClick={() => void approve()}>{texts.approve}</Button>
            )}
            <Button quiet onClick={() => dialog.current?.close()}>
              {mayApprove ? texts.later : words.leads.close}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

/** After how many seconds it is looked whether the worker has made the next version. */
const LOOK_AFTER_S = [3, 3, 5, 10, 20, 40];

function useNextVersion(isMaking: boolean, again: () => Promise<void>): void {
  const [looks, setLooks] = useState(0);
  const seconds = LOOK_AFTER_S[looks];
  if (!isMaking && looks > 0) setLooks(0);
  useEffect(() => {
    if (!isMaking || seconds === undefined) return;
    const timer = setTimeout(() => void again().then(() => setLooks(looks + 1)), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isMaking, seconds, looks, again]);
}

interface PreviewProps {
  analysis: ShownAnalysis;
  preview: { mail: MailPreview; pdf: string };
  reference: string;
}

/** What changed, what is assumed, and exactly what will be sent. */
function Preview({ analysis, preview: { mail, pdf }, reference }: PreviewProps) {
  const { words } = useWords();
  const texts = words.leads.analysis;
  const bytes = () => Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  return (
    <>
      <Button
        quiet
        dense
        onClick={() =>
          download(bytes(), `${reference}-v${analysis.version}.pdf`, 'application/pdf')
        }
      >
        {texts.openPdf}
      </Button>
      {analysis.changes.length > 0 && (
        <section>
          <h3>{texts.changes}</h3>
          <table>
            <tbody>
              {analysis.changes.map(([what, before, now]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{before}</td>
                  <td>
                    <b>{now}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
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
        <dl>
          <div>
            <dt>{texts.to}</dt>
            <dd>{mail.to}</dd>
          </div>
          <div>
            <dt>{texts.subject}</dt>
            <dd>{mail.subject}</dd>
          </div>
        </dl>
        <pre>{mail.text}</pre>
      </section>
    </>
  );
}
