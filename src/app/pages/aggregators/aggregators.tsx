import { activationSteps } from '#domain/illustrations/activation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ConnectionTimeline } from '../../sections/connection-timeline.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { Activation } from './activation.tsx';
import styles from './aggregators.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('aggregators');

export { clientLoader, loader, meta, shouldRevalidate };

const steps = activationSteps();

export default function AggregatorsPage() {
  const { words, language } = usePage<'aggregators'>();
  const contact = usePathTo()('contact');
  const { hero, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        ground="night"
        breadcrumb={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <>
            <Offer facts={hero.facts} />
            <ActionLinks
              actions={[
                [contact, hero.access],
                [contact, hero.engineer],
              ]}
            />
          </>
        }
      >
        <Activation words={words.activation} steps={steps} language={language} />
      </PageHero>
      <ApiEntries words={words.benefits} />
      <ActivationTimeline words={words.course} />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="pylon" />}>
        <ActionLinks
          actions={[
            [contact, closing.contact],
            [contact, closing.documentation],
          ]}
        />
      </ClosingBand>
    </>
  );
}

/** What one depot brings: power, hours, seconds, and the price such power fetches. */
function Offer({ facts }: { facts: WordsOf<'aggregators'>['hero']['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ figure, name }) => (
        <div key={name}>
          <dt>{displayText(figure)}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure, what it counts, and the service it belongs to. */
function ApiEntries({ words }: { words: WordsOf<'aggregators'>['benefits'] }) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.entries}>
        {words.entries.map((entry) => (
          <li key={entry.name} className="split-to-820">
            <p className={styles.value}>
              <b className={text.figure}>{displayText(entry.value)}</b> {entry.condition}
            </p>
            <div>
              <p className={styles.name}>{entry.name}</p>
              <Heading level={3} size="sub">
                {entry.title}
              </Heading>
              <p className={styles.text}>{entry.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ActivationTimeline({ words }: { words: WordsOf<'aggregators'>['course'] }) {
  return (
    <section className={styles.ground}>
      <Column className={`split ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={text.lead}>{words.text}</p>
        </div>
        <ConnectionTimeline steps={words.steps} />
      </Column>
    </section>
  );
}
