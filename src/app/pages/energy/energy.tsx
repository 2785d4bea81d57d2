import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { fill } from '../../words/fill.ts';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './energy.module.css';
import { Portals } from './portals.tsx';

const energy = page('energy');
export const loader = energy.loader;
export const clientLoader = energy.clientLoader;
export const shouldRevalidate = energy.shouldRevalidate;
export const meta = energy.meta;

export default function EnergyPage() {
  const { words, language } = usePage<'energy'>();
  const contact = usePathTo()('contact');
  const { hero, benefits, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
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
        <Portals words={words.portals} night={TYPICAL_NIGHT} language={language} />
      </PageHero>
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
      <div className={styles.heading}>
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
              <p className={styles.bar}>
                <span>{step?.bar}</span>
              </p>
              <div className={styles.words}>
                <h3>{step?.name}</h3>
                <p>
                  {step?.text}{' '}
                  <span className="visually-hidden">{fill(words.days, { from, to })}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
