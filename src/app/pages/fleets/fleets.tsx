import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { CostByHour } from '../../sections/cost-by-hour.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { NightScreen } from '../../sections/fleet-night/fleet-night.tsx';
import { GainHero } from '../../sections/gain-hero.tsx';
import { Markets } from '../../sections/markets/markets.tsx';
import { MoneySection } from '../../sections/money-section.tsx';
import { useLanguage, usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './fleets.module.css';
import { SituationBars } from './situation-bars.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('fleets');

export { clientLoader, loader, meta, shouldRevalidate };

export default function FleetsPage() {
  const { words, language } = usePage<'fleets'>();
  const to = usePathTo();
  const { hero, closing } = words;
  const simulator = to('simulator') + linkToSimulation('depot');
  return (
    <>
      <GainHero
        title={hero.title}
        lead={hero.lead}
        gain={hero.gain}
        others={<SituationBars names={hero.situations} language={language} />}
        breadcrumb={{ page: 'solutions', name: hero.overview, here: hero.here }}
        actions={
          <ActionLinks
            actions={[
              [simulator, hero.simulate],
              [to('contact'), hero.contact],
            ]}
          />
        }
      >
        <NightScreen
          words={words.fleetNight}
          language={language}
          changeTo={to('how-it-works', 'depart-avance')}
        />
      </GainHero>
      <Benefits words={words.benefits} moreTo={to('simulator') + linkToSimulation('delivery')} />
      <MoneySection id="qui-paie-qui" words={words.money} />
      <CostSection words={words.cost} night={TYPICAL_NIGHT} />
      <Markets words={words.markets} language={language} />
      <Stages words={words.stages} />
      {words.references.items.length > 0 && <Definitions {...words.references} />}
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="road" />}>
        <ActionLinks
          actions={[
            [simulator, closing.simulate],
            [to('contact'), closing.contact],
          ]}
        />
      </ClosingBand>
    </>
  );
}

interface BenefitsProps {
  words: WordsOf<'fleets'>['benefits'];
  /** Opens the fleet that a row calculates with in the simulator. */
  moreTo: string;
}

function Benefits({ words, moreTo }: BenefitsProps) {
  return (
    <Section>
      <div className={styles.heading}>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
      </div>
      <ul className={styles.rows}>
        {words.rows.map((row) => (
          <li key={row.title}>
            <Heading level={3} size="sub">
              {row.title}
            </Heading>
            <div className={styles.text}>
              <p>{row.text}</p>
              {'more' in row && <ForwardLink to={moreTo}>{row.more}</ForwardLink>}
            </div>
            <p className={styles.amount}>
              <span className={`${text.figure} ${styles.figure}`}>{displayText(row.figure)}</span>{' '}
              <span className={styles.per}>{row.per}</span>{' '}
              <span className={text.note}>{row.condition}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CostSectionProps {
  words: WordsOf<'fleets'>['cost'];
  night: DepotNight;
}

function CostSection({ words, night }: CostSectionProps) {
  const language = useLanguage();
  return (
    <section className={styles.ground} data-ground="night">
      <Column className={`split ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={text.lead}>
            {fill(words.text, { arrival: clock(DEPOT.arrivalHour, language) })}
          </p>
        </div>
        <CostByHour night={night} words={words} language={language} />
      </Column>
    </section>
  );
}

/** A solid line for what works today with software, a dashed one for what needs another charger. */
function Stages({ words }: { words: WordsOf<'fleets'>['stages'] }) {
  return (
    <Section>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <ol className={`split-to-820 ${styles.stages}`}>
        {words.items.map((stage) => (
          <li key={stage.title}>
            <p className={styles.when}>{stage.when}</p>
            <Heading level={3} size="sub">
              {stage.title}
            </Heading>
            <p>{stage.text}</p>
            <p className={styles.needs}>{stage.needs}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
