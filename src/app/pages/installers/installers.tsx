import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { AnnotatedDepot } from '../../sections/annotated-depot.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { KeyFigures } from '../../sections/key-figures.tsx';
import { MoneySection } from '../../sections/money-section.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { ChargerUpkeep } from './charger-upkeep.tsx';
import styles from './installers.module.css';
import { SitePower } from './site-power.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('installers');

export { clientLoader, loader, meta, shouldRevalidate };

/** On the open charger: its breakers, its control, the cable from the ground. */
const CHARGER_PLACES = [
  [1328, 334],
  [1396, 322],
  [1364, 418],
] as const;

export default function InstallersPage() {
  const { words, language } = usePage<'installers'>();
  const to = usePathTo();
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <AnnotatedDepot crop="charger" {...words.charger} places={CHARGER_PLACES} />
      </PartnerHero>
      <InstallationSteps words={words.installation} />
      <SitePower night={TYPICAL_NIGHT} words={words.optimisation} language={language} />
      <MaintenanceSigns words={words.maintenance} upkeep={words.upkeep} />
      <MoneySection words={words.earnings} />
      <KeyFigures {...words.figures} />
      <ClosingBand
        title={words.closing.title}
        lead={words.closing.lead}
        dawn={<DawnPicture name="charger" />}
      >
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}

function InstallationSteps({ words }: { words: WordsOf<'installers'>['installation'] }) {
  return (
    <Section>
      <SectionTop title={words.title} lead={words.lead} />
      <ol className={`split-to-820 ${styles.steps}`}>
        {words.steps.map((step) => (
          <li key={step.name}>
            <Heading level={3} size="sub">
              {step.name}
            </Heading>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface MaintenanceSignsProps {
  words: WordsOf<'installers'>['maintenance'];
  upkeep: WordsOf<'installers'>['upkeep'];
}

function MaintenanceSigns({ words, upkeep }: MaintenanceSignsProps) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
      <ChargerUpkeep words={upkeep} />
      <table className={styles.signs}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sign}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ sign, meaning }) => (
            <tr key={sign}>
              <th scope="row">{sign}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
