import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';
import text from '#ui/text.module.css';
import { LinkedText } from '../linked-text.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { FormWordsOf } from '../words-of.ts';

/** Who reads the answers, what for, how long, and whom to ask: tied to the form by its id. */
export function FormNotice({ id, words }: { id: string; words: FormWordsOf<'forms'>['notice'] }) {
  const to = usePathTo();
  const email = <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>;
  const privacy = <Link to={to('privacy')}>{words.privacy}</Link>;
  return (
    <p id={id} className={text.note}>
      <LinkedText links={{ email, privacy }}>{words.text}</LinkedText>
    </p>
  );
}
