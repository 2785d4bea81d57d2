import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { ContactForm } from '../../forms/contact-form.tsx';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { GainLine } from '../../sections/gain-line.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './contact.module.css';
import { Who } from './who.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('contact');

export { clientLoader, loader, meta, shouldRevalidate };

/** The button below the title leads here. */
const FORM_ANCHOR = 'formulaire';

export default function ContactPage() {
  const { words, language, prefix } = usePage<'contact'>();
  const { hero, place } = words;
  const to = usePathTo();
  return (
    <>
      <section>
        <Column className={styles.columns}>
          <div>
            <Heading level={1} size="title" className={styles.title}>
              {hero.title}
            </Heading>
            <p className={text.lead}>{hero.lead}</p>
            <GainLine words={words.gain} />
            <div className={styles.ways}>
              <ButtonLink to={to('contact', FORM_ANCHOR)} quiet>
                {hero.write}
              </ButtonLink>
              <ForwardLink to={to('pre-registration')}>{words.preRegister}</ForwardLink>
            </div>
          </div>
          <div id={FORM_ANCHOR} className={styles.form}>
            <ContactForm words={words.form} language={language} prefix={prefix} />
          </div>
          <Next words={words.next} direct={place.direct} language={language} />
        </Column>
      </section>
      {place.who.subjects.length + place.who.people.length > 0 && <Who words={place.who} />}
      <ClosingBand title={words.closing.title} lead={words.closing.lead}>
        <ButtonLink to={to('faq')} large>
          {words.closing.faq}
        </ButtonLink>
        <ButtonLink to={to('simulator')} large quiet>
          {words.closing.simulate}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

interface NextProps {
  words: WordsOf<'contact'>['next'];
  direct: string;
  language: Language;
}

function Next({ words, direct, language }: NextProps) {
  const phone = <a href={`tel:${BRAND.phone.international}`}>{BRAND.phone[language]}</a>;
  const email = <a href={`mailto:${BRAND.email.contact}`}>{BRAND.email.contact}</a>;
  return (
    <div>
      <Heading level={2} size="sub">
        {words.title}
      </Heading>
      <ol className={styles.steps}>
        {words.steps.map(({ when, text: said }) => (
          <li key={when}>
            <b>{when}</b>
            {said}
          </li>
        ))}
      </ol>
      <p className={styles.direct}>
        <LinkedText links={{ phone, email }}>{direct}</LinkedText>
      </p>
    </div>
  );
}
