import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { AnalysisStep, MailPreview, ShownAnalysis } from '#domain/desk/requests.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { download } from '../frame/download.ts';
import { Failure } from '../frame/page-parts.tsx';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { counted, days } from '../language/shown-amount.ts';
import { dayAndTime } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useDoor } from '../session/session.tsx';
import { CorrectAnalysis } from './correct-analysis.tsx';
import styles from './panels.module.css';

interface PanelProps {
  analysis: ShownAnalysis | null;
  step: AnalysisStep;
  reference: string;
  change: Change;
  /** Asks for the request once more. */
  again: () => Promise<void>;
}

export function AnalysisPanel({ analysis, step, reference, change, again }: PanelProps) {
  const { words, language } = useWords();
  const texts = words.requests.analysis;
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
  const moment = analysis === null ? '' : dayAndTime(analysis.madeAt, language);
  const kept = days(RETENTION.analysisDays, language);
  const state = fill(texts.states[step], { moment, days: kept });
  if (analysis === null) {
    return (
      <section className={styles.panel}>
        <h2>{texts.title}</h2>
        <p>{state}</p>
      </section>
    );
  }
  const { assumed, version, next, isOpen } = analysis;
  const mayApprove = step === 'waiting' && next !== 'making';
  const nextVersion = { version: String(version + 1) };
  const approve = async () => {
    dialog.current?.close();
    await change({ name: 'analysis.approve', input: { id: analysis.id } }, () => texts.approved);
  };
  return (
    <section className={styles.panel}>
      <h2>{texts.title}</h2>
      <p>{state}</p>
      {assumed.length > 0 && <p>{counted(texts.assumed, assumed.length, language)}</p>}
      <p role="status" className={styles.making}>
        {next === 'making' && fill(texts.making, nextVersion)}
        {next === 'failed' && fill(texts.makingFailed, nextVersion)}
      </p>
      <div className={styles.buttons}>
        <Button quiet dense onClick={() => void open()}>
          {mayApprove ? texts.read : texts.reread}
        </Button>
        {isOpen && next !== 'making' && <CorrectAnalysis analysis={analysis} change={change} />}
      </div>
      <Dialog
        ref={dialog}
        title={mayApprove ? texts.dialog : texts.title}
        closeLabel={words.requests.close}
      >
        <div className={styles.preview}>
          {failure && <Failure failure={failure} again={() => void open()} />}
          {preview === undefined ? (
            failure === undefined && <p>{words.asking}</p>
          ) : (
            <Preview analysis={analysis} preview={preview} reference={reference} />
          )}
          <div className={styles.buttons}>
            {mayApprove && preview !== undefined && (
              <Button onClick={() => void approve()}>{texts.approve}</Button>
            )}
            <Button quiet onClick={() => dialog.current?.close()}>
              {mayApprove ? texts.later : words.requests.close}
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
  const texts = words.requests.analysis;
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
