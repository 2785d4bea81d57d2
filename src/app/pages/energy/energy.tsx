import { fill } from '#content/fill.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { NightScreen } from '../../sections/fleet-night/fleet-night.tsx';
import { GainHero } from '../../sections/gain-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './energy.module.css';

const { loader, clientLoader, shouldRevalidate, meta } = page('energy');

export { clientLoader, loader, meta, shouldRevalidate };

export default function EnergyPage() {
  const { words, language } = usePage<'energy'>();
  const contact = usePathTo()('contact');
  const { hero, benefits, closing } = words;
  return (
    <>
      <GainHero
        title={hero.title}
        lead={hero.lead}
        gain={hero.gain}
        beside
        ground="pine"
        breadcrumb={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <ActionLinks
            actions={[
              [contact, hero.demo],
              [contact, hero.documentation],
            ]}
          />
        }
      >
        <NightScreen
          words={words.fleetNight}
          language={language}
          supplier={{ logo: words.logo, note: words.screenNote, rows: SUPPLIER_ROWS }}
        />
      </GainHero>
      <Definitions title={benefits.title} lead={benefits.lead} items={benefits.items} />
      <LaunchPlan words={words.plan} />
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="meter" />}>
        <ActionLinks
          actions={[
            [contact, closing.partner],
            [contact, closing.documentation],
          ]}
        />
      </ClosingBand>
    </>
  );
}

/** The vehicle that leaves earlier, among some others. */
const SUPPLIER_ROWS = [5, 6, 7, 8, 9, 10, 11, 12, 13];

const DAYS = Array.from({ length: CLAIMS.launchWithin.value * 7 }, (_, index) => String(index + 1));

/** Must match the days in the style sheet. */
const SCHEDULE = [
  { look: styles.first, from: '1', to: '2' },
  { look: styles.second, from: '3', to: '8' },
  { look: styles.third, from: '8', to: '11' },
  { look: styles.fourth, from: '12', to: '14' },
] as const;

/** Four steps of an integration as bars over the days they take. */
function LaunchPlan({ words }: { words: WordsOf<'energy'>['plan'] }) {
  return (
    <Section className={styles.ground}>
      <div className={`split ${styles.heading}`}>
        <Heading level={2} size="head">
          {words.title}
        </Heading>
        <p className={text.note}>{words.lead}</p>
      </div>
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((day) => (
          <span key={day}>{fill(words.day, { day })}</span>
        ))}
      </div>
      <ol className={styles.steps} data-print="colours">
        {SCHEDULE.map(({ look, from, to }, index) => {
          const step = words.steps[index];
          return (
            <li key={from} className={look}>
              <span className={styles.segment} aria-hidden="true" />
              <div className={styles.words}>
                <h3>{step?.name}</h3>
                <p>{step?.text}</p>
              </div>
              <p className={styles.bar}>
                <span>{step?.bar}</span>
                <span className={styles.when}>{fill(words.days, { from, to })}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
