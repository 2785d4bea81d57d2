import type { Language, Prefix } from '#domain/language.ts';
import { Trap } from './trap.tsx';

interface HiddenFieldsProps {
  language: Language;
  prefix: Prefix;
  /** What else goes with a form that is sent without script. */
  also?: Readonly<Record<string, string>>;
  /** The label of the field that only a program fills in. */
  trap: string;
}

/** For the server alone: the page to answer with, and a trap for programs. */
export function HiddenFields({ language, prefix, also = {}, trap }: HiddenFieldsProps) {
  return (
    <>
      {Object.entries({ language, prefix, ...also }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap label={trap} />
    </>
  );
}
