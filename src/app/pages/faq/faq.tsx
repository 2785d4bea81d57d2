import { V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { BRAND } from '#domain/site/brand.ts';
import { buttonClass } from '#ui/button.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import { AccountTable } from '../../sections/account.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { GainLine } from '../../sections/gain-line.tsx';
import { Hero } from '../../sections/hero.tsx';
import { usePage } from '../../words/use-words.ts';
import { FaqQuestions } from './faq-questions.tsx';
import { MorningLevel } from './morning-level.tsx';

export default function FaqPage() {
  const { words } = usePage<'faq'>();
  const to = usePathTo();
  return (
    <>
      <Hero
        {...words.hero}
        lay="low"
        gain={
          <GainLine words={words.gain}>
            <ForwardLink to={`${to('simulator')}${linkToSimulation('depot')}`}>
              {words.gain.link}
            </ForwardLink>
          </GainLine>
        }
      />
      <FaqQuestions parts={PICTURES} />
      <ClosingBand title={words.closing.title} dawn={<DawnPicture name="cup" />}>
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
        <a
          href={`tel:${BRAND.phone.international}`}
          className={buttonClass({ quiet: true, large: true })}
        >
          {words.closing.call}
        </a>
      </ClosingBand>
    </>
  );
}

const PICTURES = {
  MorningLevel: () => {
    const { words, language } = usePage<'faq'>();
    return <MorningLevel night={V2G_NIGHT} words={words.levels} language={language} />;
  },
  AccountTable: () => <AccountTable words={usePage<'faq'>().words.workedExample} />,
};
