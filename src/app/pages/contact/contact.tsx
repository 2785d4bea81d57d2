import type { ReactNode } from 'react';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Section } from '#ui/section.tsx';
import { ContactForm } from '../../forms/contact-form.tsx';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './contact.module.css';

const contact = page('contact');

export const loader = contact.loader;

export const clientLoader = contact.clientLoader;

export const shouldRevalidate = contact.shouldRevalidate;

export const meta = contact.meta;

/** The hero's button leads here. */
const FORM_ANCHOR = 'formulaire';

export default function ContactPage() {
  const { words, language, prefix } = usePage<'contact'>();
  const to = usePathTo();
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        actions={
          <ButtonLink to={to('contact', FORM_ANCHOR)} large>
            {words.hero.write}
          </ButtonLink>
        }
      />
      <PreRegistrationBand {...words.preRegister} to={to('pre-registration')} />
      <FormSection words={words.place} language={language}>
        <ContactForm words={words.form} language={language} prefix={prefix} />
      </FormSection>
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

interface PreRegistrationBandProps {
  text: string;
  action: string;
  to: string;
}

function PreRegistrationBand({ text, action, to }: PreRegistrationBandProps) {
  return (
    <div className={styles.band}>
      <Column className={styles.line}>
        <p>{text}</p>
        <ForwardLink to={to}>{action}</ForwardLink>
      </Column>
    </div>
  );
}

interface FormSectionProps {
  words: WordsOf<'contact'>['place'];
  language: Language;
  children: ReactNode;
}

function FormSection({ words, language, children }: FormSectionProps) {
  const { who } = words;
  const phone = <a href={`tel:${BRAND.phone.international}`}>{BRAND.phone[language]}</a>;
  const email = <a href={`mailto:${BRAND.email.contact}`}>{BRAND.email.contact}</a>;
  return (
    <Section id={FORM_ANCHOR} className={styles.place}>
      <div className={styles.columns}>
        {children}
        <div className={styles.beside}>
          <Heading level={2} size="sub">
            {who.title}
          </Heading>
          <p>{who.intro}</p>
          <Rows rows={who.subjects.map(({ subject, answer }) => [subject, answer])} />
          {who.people.length > 0 && (
            <>
              <Heading level={2} size="sub">
                {who.peopleTitle}
              </Heading>
              <Rows
                rows={who.people.map(({ name, role, phone }) => [
                  name,
                  <>
                    {role}
                    {phone && (
                      <>
                        , <a href={`tel:${phone}`}>{phone}</a>
                      </>
                    )}
                  </>,
                ])}
              />
            </>
          )}
          <p className={styles.faster}>{who.faster}</p>
          <p>
            <LinkedText links={{ phone, email }}>{words.direct}</LinkedText>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Subjects with who answers, or people with what they do; nothing where the owner has named none. */
function Rows({ rows }: { rows: readonly (readonly [name: string, says: ReactNode])[] }) {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(([name, says]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
