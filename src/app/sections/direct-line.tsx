import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { Heading } from '#ui/heading.tsx';
import styles from './direct-line.module.css';

interface DirectLineProps {
  words: {
    title: string;
    notYet: string;
    mail: { action: string; subject: string; lines: readonly string[]; promise: string };
    call: { action: string; promise: string };
  };
  language: Language;
}

/** Stands where a form will be: an e-mail that is already begun, or a call. */
export function DirectLine({ words, language }: DirectLineProps) {
  const { mail, call } = words;
  return (
    <div className={styles.panel}>
      <Heading level={2} size="sub">
        {words.title}
      </Heading>
      <p className={styles.notYet}>{words.notYet}</p>
      <ul className={styles.actions}>
        <li>
          <a className={styles.mail} href={letter(mail.subject, mail.lines)} data-ground="night">
            <span className={styles.action}>{mail.action}</span>
            <span className={styles.address}>{BRAND.email.contact}</span>
          </a>
          <p>{mail.promise}</p>
        </li>
        <li>
          <a className={styles.call} href={`tel:${BRAND.phone.international}`}>
            <span className={styles.action}>{call.action}</span>
            <span className={styles.address}>{BRAND.phone[language]}</span>
          </a>
          <p>{call.promise}</p>
        </li>
      </ul>
    </div>
  );
}

function letter(subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n\r\n');
  return `mailto:${BRAND.email.contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
