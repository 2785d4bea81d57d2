import { BRAND } from '#domain/site/brand.ts';
import { Heading } from '#ui/heading.tsx';
import { ContactForm } from '../../forms/contact-form.tsx';
import { ActionLinks, ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { useLanguage, usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './contact.module.css';
import { Who } from './who.tsx';

/** The button below the title leads here. */
const FORM_ANCHOR = 'formulaire';

export default function ContactPage() {
  const { words } = usePage<'contact'>();
  const { hero, place } = words;
  const to = usePathTo();
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        ratio="5-7"
        className={styles.hero}
        actions={
          <div className={styles.ways}>
            <ButtonLink to={to('contact', FORM_ANCHOR)} quiet>
              {hero.write}
            </ButtonLink>
            <ForwardLink to={to('pre-registration')}>{words.preRegister}</ForwardLink>
          </div>
        }
        after={<Next words={words.next} direct={place.direct} />}
      >
        <div id={FORM_ANCHOR}>
          <ContactForm words={words.form} />
        </div>
      </Hero>
      {place.who.subjects.length + place.who.people.length > 0 && <Who words={place.who} />}
      <ClosingBand title={words.closing.title} lead={words.closing.lead}>
        <ActionLinks
          actions={[
            [to('faq'), words.closing.faq],
            [to('simulator'), words.closing.simulate],
          ]}
        />
      </ClosingBand>
    </>
  );
}

interface NextProps {
  words: WordsOf<'contact'>['next'];
  direct: string;
}

function Next({ words, direct }: NextProps) {
  const language = useLanguage();
  const phone = <a href={`tel:${BRAND.phone.international}`}>{BRAND.phone[language]}</a>;
  const email = <a href={`mailto:${BRAND.email.contact}`}>{BRAND.email.contact}</a>;
  return (
    <>
      <Heading level={2} size="sub" className={styles.next}>
        {words.title}
      </Heading>
      <Timeline steps={words.steps} lay="column" />
      <p className={styles.direct}>
        <LinkedText links={{ phone, email }}>{direct}</LinkedText>
      </p>
    </>
  );
}
