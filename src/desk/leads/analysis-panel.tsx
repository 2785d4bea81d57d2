import { useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { DeskApi } from '#domain/desk/desk-api.ts';
import type { ShownAnalysis, ShownLead } from '#domain/desk/leads.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import { dayAndTime } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useDoor } from '../session/session.tsx';
import { download } from './export-dialog.tsx';
import styles from './lead-actions.module.css';
import type { Attempt } from './lead-actions.tsx';
import { StepMark } from './lead-marks.tsx';

/** What is decided about is what was read. */
type Read = DeskApi['analysis.preview']['answer'];

interface PanelProps {
  lead: ShownLead;
  attempt: Attempt;
}

export function AnalysisPanel({ lead, attempt }: PanelProps) {
  const { words, language } = useWords();
  const texts = words.leads.analysis;
  const { madeAnalysis: analysis, suspicion } = lead;
  const dialog = useRef<HTMLDialogElement>(null);
  const [preview, setPreview] = useState<Read>();
  const [failure, setFailure] = useState<NoAnswer>();
  const { ask } = useDoor();
  const open = async () => {
    if (analysis === null) return;
    const { id } = analysis;
    setFailure(undefined);
    setPreview(undefined);
    dialog.current?.showModal();
    try {
      setPreview(await ask('analysis.preview', { id, language }));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      setFailure(error);
    }
  };
  useShortcuts({ a: () => (analysis === null ? false : void open()) });
  if (analysis === null) {
    return (
      <section className={styles.panel}>
        <h2>{texts.title}</h2>
        <p>{suspicion === null ? texts.none : texts.held}</p>
      </section>
    );
  }
  const { id, step, assumed, madeAt } = analysis;
  const mayApprove = step === 'waiting';
  const mayRevoke = step === 'made' || step === 'sent' || step === 'failed';
  const state = lookUp<string>(texts.states, step);
  const decide = async (what: 'approve' | 'decline', read: Read) => {
    dialog.current?.close();
    const done = what === 'approve' ? texts.approved : texts.declined;
    await attempt(done, () => ask(`analysis.${what}`, { id, madeAt: read.madeAt }));
  };
  return (
    <section className={styles.panel}>
      <h2>{texts.title}</h2>
      <p>
        <StepMark step={step} />
      </p>
      {state !== undefined && <p>{fill(state, { moment: dayAndTime(madeAt, language) })}</p>}
      {assumed.length > 0 && <p>{fill(texts.assumed, { count: String(assumed.length) })}</p>}
      <div className={styles.buttons}>
        <Button quiet dense onClick={() => void open()}>
          {mayApprove ? texts.read : texts.look}
        </Button>
        {mayRevoke && (
          <Button
            quiet
            dense
            onClick={() => void attempt(texts.revoked, () => ask('analysis.revoke', { id }))}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      <Dialog
        ref={dialog}
        title={mayApprove ? texts.dialog : texts.title}
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
              <>
                <Button onClick={() => void decide('approve', preview)}>{texts.approve}</Button>
                <Button quiet onClick={() => void decide('decline', preview)}>
                  {texts.decline}
                </Button>
              </>
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

interface PreviewProps {
  analysis: ShownAnalysis;
  preview: Read;
  reference: string;
}

/** What is assumed, and exactly what will be sent. */
function Preview({ analysis, preview: { mail, pdf }, reference }: PreviewProps) {
  const { words } = useWords();
  const texts = words.leads.analysis;
  const bytes = () => Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  return (
    <>
      <Button quiet dense onClick={() => download(bytes(), `${reference}.pdf`, 'application/pdf')}>
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
