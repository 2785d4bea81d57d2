import { Heading } from '#ui/heading.tsx';
import { Grid } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './contact.module.css';

/** Who answers which subject, and people by name: only what the owner has stated. */
export function Who({ words }: { words: WordsOf<'contact'>['place']['who'] }) {
  return (
    <Section className={styles.who}>
      <Grid cells="widest">
        {words.subjects.length > 0 && (
          <div>
            <Heading level={2} size="sub">
              {words.title}
            </Heading>
            <dl>
              {words.subjects.map(({ subject, answer }) => (
                <div key={subject}>
                  <dt>{subject}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {words.people.length > 0 && (
          <div>
            <Heading level={2} size="sub">
              {words.peopleTitle}
            </Heading>
            <ul className={styles.people}>
              {words.people.map((person) => (
                <PersonCard key={person.name} {...person} />
              ))}
            </ul>
          </div>
        )}
      </Grid>
    </Section>
  );
}

type PersonWords = WordsOf<'contact'>['place']['who']['people'][number];

function PersonCard({ name, role, dial, phone, email, photo }: PersonWords) {
  return (
    <li>
      {photo && <img src={photo} alt="" width="88" height="88" loading="lazy" />}
      <div>
        <b>{name}</b>
        <span>{role}</span>
        {dial && <a href={`tel:${dial}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </li>
  );
}
