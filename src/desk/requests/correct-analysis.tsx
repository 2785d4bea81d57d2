import { type SubmitEvent, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { MadeWith, ShownAnalysis } from '#domain/desk/requests.ts';
import {
  CORRECTION_BOUNDS,
  type CorrectionField,
  type FleetCorrection,
  isWindow,
  WINDOW_BOUNDS,
} from '#domain/leads/fleet-correction.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../frame/forms.module.css';
import type { Change } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';

interface CorrectProps {
  analysis: ShownAnalysis;
  change: Change;
}

/** What the person has told the team since; what is left empty stays as it was given or assumed. */
export function CorrectAnalysis({ analysis, change }: CorrectProps) {
  const { words } = useWords();
  const texts = words.requests.analysis.correct;
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = typed(new FormData(event.currentTarget));
    const { arrivalHour: arrival, departureHour: departure } = answers;
    const isWhole =
      arrival === undefined || departure === undefined
        ? arrival === departure
        : isWindow(arrival, departure);
    const { least, most } = WINDOW_BOUNDS;
    const wrong = isWhole
      ? texts.nothing
      : fill(texts.window, { least: String(least), most: String(most) });
    const isRight = isWhole && Object.keys(answers).length > 0;
    setProblem(isRight ? undefined : wrong);
    if (!isRight) return;
    dialog.current?.close();
    void change(
      { name: 'analysis.correct', input: { id: analysis.id, answers } },
      () => texts.done,
    );
  };
  return (
    <>
      <Button quiet dense onClick={() => dialog.current?.showModal()}>
        {texts.go}
      </Button>
      <Dialog ref={dialog} title={texts.title} closeLabel={words.requests.close}>
        <form className={styles.form} onSubmit={save} key={analysis.id}>
          <p>{texts.text}</p>
          <div className={styles.fields}>
            {analysis.madeWith.map((made) => (
              <Answer key={made.field} made={made} corrected={analysis.correction[made.field]} />
            ))}
          </div>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div>
            <Button type="submit">{texts.press}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

const TIMES: readonly CorrectionField[] = ['arrivalHour', 'departureHour'];

function Answer({ made, corrected }: { made: MadeWith; corrected: string | number | undefined }) {
  const { words } = useWords();
  const texts = words.requests.analysis.correct;
  const { field, value, isGiven, options } = made;
  const known = fill(isGiven ? texts.given : texts.assumed, { value });
  const common = {
    ...{ name: field, id: `correct-${field}`, label: texts.fields[field] },
    hint: value === '' ? texts.unknown : known,
  };
  if (field === 'contract' || field === 'baseline') {
    return (
      <Select
        {...common}
        empty={texts.keep}
        defaultValue={corrected}
        options={options.map(([option, text]) => ({ value: option, text }))}
      />
    );
  }
  if (TIMES.includes(field)) {
    return <Field {...common} type="time" step={QUARTER_S} defaultValue={clockOf(corrected)} />;
  }
  const { least, most, step } = CORRECTION_BOUNDS[field];
  return (
    <Field
      {...common}
      type="number"
      {...{ min: least, max: most, step }}
      defaultValue={corrected}
    />
  );
}

const QUARTER_S = 900;

/** clockOf(18.25) // => '18:15' */
function clockOf(hour: string | number | undefined): string | undefined {
  if (typeof hour !== 'number') return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hour))}:${two(Math.round((hour % 1) * 60))}`;
}

function typed(data: FormData): FleetCorrection {
  const entries = [...data].flatMap(([field, value]): [string, string | number][] => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    const [hours, minutes] = text.split(':').map(Number);
    if (minutes !== undefined) return [[field, (hours ?? 0) + minutes / 60]];
    return [[field, Number.isNaN(Number(text)) ? text : Number(text)]];
  });
  return Object.fromEntries(entries);
}
