import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import lines from '#ui/line-table.module.css';
import { Section, SectionTop } from '#ui/section.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { AccountSection } from '../../sections/account.tsx';
import { AnnotatedDepot } from '../../sections/annotated-depot.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { FigureSection } from '../../sections/figures.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { Steps } from '../../sections/steps.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { ChargerUpkeep } from './charger-upkeep.tsx';
import styles from './installers.module.css';
import { SitePower } from './site-power.tsx';

/** On the open charger: its breakers, its control, the cable from the ground. */
const CHARGER_PLACES = [
  [1328, 334],
  [1396, 322],
  [1364, 418],
] as const;

export default function InstallersPage() {
  const { words, language } = usePage<'installers'>();
  const to = usePathTo();
  const { installation, closing } = words;
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <AnnotatedDepot crop="charger" {...words.charger} places={CHARGER_PLACES} />
      </PartnerHero>
      <Section>
        <SectionTop title={installation.title} lead={installation.lead} />
        <Steps items={installation.steps} />
      </Section>
      <SitePower night={TYPICAL_NIGHT} words={words.optimisation} language={language} />
      <MaintenanceSigns words={words.maintenance} upkeep={words.upkeep} />
      <AccountSection words={words.earnings} />
      <FigureSection {...words.figures} />
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}

interface MaintenanceSignsProps {
  words: WordsOf<'installers'>['maintenance'];
  upkeep: WordsOf<'installers'>['upkeep'];
}

function MaintenanceSigns({ words, upkeep }: MaintenanceSignsProps) {
  return (
    <Section>
      <SectionTop title={words.title} lead={words.lead} />
      <ChargerUpkeep words={upkeep} />
      <table className={`${lines.table} ${styles.signs}`}>
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
