import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { AUTHORITIES, LEGAL_UPDATED } from '#domain/site/legal.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../../links/links.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { useShell } from '../../words/use-words.ts';
import styles from './legal-text.module.css';

/** A paragraph, a list, or names with what they mean. */
type Block = string | readonly string[] | readonly { name: string; text: string }[];

interface LegalTextProps {
  page: keyof typeof LEGAL_UPDATED;
  /** Given where more than the words decides when it last changed. */
  updated?: string;
  words: {
    hero: { title: string; lead: string };
    updated: string;
    contents: string;
    /** By anchor, which is the same in both languages. */
    sections: Readonly<Record<string, { title: string; text: readonly Block[] }>>;
  };
  language: Language;
  /** Shown at the end of a section, by its anchor. */
  inserts?: Readonly<Record<string, ReactNode>>;
}

export function LegalText({
  page,
  updated = LEGAL_UPDATED[page],
  words,
  language,
  inserts = {},
}: LegalTextProps) {
  const to = usePathTo();
  const sections = Object.entries(words.sections);
  return (
    <Column className={`split ${styles.page}`}>
      <header className={styles.opening}>
        <Heading level={1} size="title">
          {words.hero.title}
        </Heading>
        <p className={text.lead}>{words.hero.lead}</p>
        <p className={text.note}>{fill(words.updated, { date: longDate(updated, language) })}</p>
      </header>
      <nav className={styles.contents} aria-label={words.contents} data-print="none">
        <ol>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <Link to={to(page, id)}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(([id, section]) => (
          <section key={id} id={id}>
            <Heading level={2} size="sub">
              {section.title}
            </Heading>
            {section.text.map((block) => (
              <LegalBlock key={JSON.stringify(block)} block={block} language={language} />
            ))}
            {inserts[id]}
          </section>
        ))}
      </div>
    </Column>
  );
}

function LegalBlock({ block, language }: { block: Block; language: Language }) {
  const links = useLegalLinks(language);
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText links={links}>{block}</LinkedText>
      </p>
    );
  }
  if (areNamed(block)) {
    return (
      <dl>
        {block.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>
              <LinkedText links={links}>{entry.text}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {block.map((entry) => (
        <li key={entry}>
          <LinkedText links={links}>{entry}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

function areNamed(
  block: readonly string[] | readonly { name: string; text: string }[],
): block is readonly { name: string; text: string }[] {
  return typeof block[0] === 'object';
}

const mailTo = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
const website = ({ url, shown }: { url: string; shown: string }) => <a href={url}>{shown}</a>;

/** The links that legal texts may contain; pages have the names that the footer gives them. */
function useLegalLinks(language: Language): Record<string, ReactNode> {
  const to = usePathTo();
  const names = useShell()?.words.footer.pages;
  const { phone, email, legal } = BRAND;
  return {
    contactEmail: mailTo(email.contact),
    privacyEmail: mailTo(email.privacy),
    securityEmail: mailTo(email.security),
    phone: <a href={`tel:${phone.international}`}>{phone[language]}</a>,
    hostPhone: <a href={`tel:${legal.host.phone.international}`}>{legal.host.phone[language]}</a>,
    dataProtectionSite: website(AUTHORITIES.dataProtection),
    rightsDefenderSite: website(AUTHORITIES.rightsDefender),
    privacyPage: <Link to={to('privacy')}>{names?.privacy}</Link>,
    cookiesPage: <Link to={to('cookies')}>{names?.cookies}</Link>,
    myDataPage: <Link to={to('my-data')}>{names?.['my-data']}</Link>,
    legalNoticePage: <Link to={to('legal-notice')}>{names?.['legal-notice']}</Link>,
  };
}
