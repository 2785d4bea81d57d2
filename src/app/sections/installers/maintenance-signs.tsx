import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words-of.ts';
import styles from './maintenance-signs.module.css';

export function MaintenanceSigns({ words }: { words: WordsOf<'installers'>['maintenance'] }) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
      <table className={styles.signs}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sign}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ sign, meaning }) => (
            <tr key={sign}>
              <th scope="row">{sign}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
