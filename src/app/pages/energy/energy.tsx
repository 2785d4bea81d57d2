import { fill } from '#content/fill.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { Definitions } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { NightScreen } from '../../sections/fleet-night/fleet-night.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './energy.module.css';

export default function EnergyPage() {
  const { words, language } = usePage<'energy'>();
  const contact = usePathTo()('contact');
  const { hero, benefits, closing } = words;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        tone="pine"
        ratio="5-7"
        crumbs={{ page: 'solutions', name: hero.overview, here: hero.here }}
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
      </Hero>
      <Definitions title={benefits.title} lead={benefits.lead} items={benefits.items} />
      <LaunchPlan words={words.plan} />
      <ClosingBand title={closing.title} lead={closing.lead}>
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

const DAYS = CLAIMS.launchWithin.value * 7;

/** From which day to which each step goes. */
const SCHEDULE = [
  [1, 2],
  [3, 8],
  [8, 11],
  [12, 14],
] as const;

/** Four steps of an integration as bars over the days they take. */
function LaunchPlan({ words }: { words: WordsOf<'energy'>['plan'] }) {
  return (
    <Section tone="surface">
      <SectionTop title={words.title} lead={words.lead} />
      <ol className={styles.plan}>
        {SCHEDULE.map(([from, to], index) => (
          <Split key={from} as="li" ratio="4-8" until={480} align="center">
            <div>
              <Heading level={3} size="sub">
                {words.steps[index]?.name ?? ''}
              </Heading>
              <p>{words.steps[index]?.text}</p>
            </div>
            <div>
              <svg viewBox={`0 0 ${DAYS} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={DAYS} height="1" />
                <rect x={from - 1} width={to - from + 1} height="1" />
              </svg>
              <p>
                <b>{words.steps[index]?.bar}</b>{' '}
                {fill(words.days, { from: String(from), to: String(to) })}
              </p>
            </div>
          </Split>
        ))}
      </ol>
    </Section>
  );
}
