import { V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { BRAND } from '#domain/site/brand.ts';
import { buttonClass } from '#ui/button.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { AccountTable } from '../../sections/account-table.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageTop } from '../../sections/page-top.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import { FaqQuestions } from './faq-questions.tsx';
import { MorningLevel } from './morning-level.tsx';

const { loader, clientLoader, shouldRevalidate, meta } = page('faq');

export { clientLoader, loader, meta, shouldRevalidate };

type Categories = WordsOf<'faq'>['categories'];
type GeneralQuestion = keyof Categories['generalites']['questions'];
type RevenueQuestion = keyof Categories['revenus']['questions'];

const MORNING = 'vehicules-charges-le-matin' satisfies GeneralQuestion;
const GAIN = 'gain-par-vehicule' satisfies RevenueQuestion;
const SHARE = 'part-de-la-flotte' satisfies RevenueQuestion;

export default function FaqPage() {
  const { words, language } = usePage<'faq'>();
  const to = usePathTo();
  return (
    <>
      <PageTop {...words.hero} gain={words.gain} />
      <FaqQuestions
        words={words}
        openQuestion={MORNING}
        fleets={{ [MORNING]: 'depot', [GAIN]: 'trucks' }}
        pictures={{
          [MORNING]: <MorningLevel night={V2G_NIGHT} words={words.levels} language={language} />,
          [SHARE]: <AccountTable words={words.workedExample} />,
        }}
      />
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
