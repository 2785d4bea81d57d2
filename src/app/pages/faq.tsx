import { BRAND } from '#domain/brand.ts';
import { V2G_NIGHT } from '#domain/simulator/known/depot-night.ts';
import { buttonClass } from '#ui/button.tsx';
import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { ClosingBand } from '../sections/closing-band.tsx';
import { FaqQuestions } from '../sections/faq/faq-questions.tsx';
import { FaqTop } from '../sections/faq/faq-top.tsx';
import { MorningLevel } from '../sections/faq/morning-level.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';
import type { WordsOf } from '../words-of.ts';

const faq = page('faq');
export const loader = faq.loader;
export const clientLoader = faq.clientLoader;
export const shouldRevalidate = faq.shouldRevalidate;
export const meta = faq.meta;

type Categories = WordsOf<'faq'>['categories'];
type GeneralQuestion = keyof Categories['generalites']['questions'];
type RevenueQuestion = keyof Categories['revenus']['questions'];

const MORNING = 'vehicules-charges-le-matin' satisfies GeneralQuestion;
const GAIN = 'gain-par-vehicule' satisfies RevenueQuestion;

export default function FaqPage() {
  const { words, language } = usePage<'faq'>();
  const to = usePathTo();
  return (
    <>
      <FaqTop words={words.hero} />
      <FaqQuestions
        words={words}
        openQuestion={MORNING}
        fleets={{ [MORNING]: 'depot', [GAIN]: 'largeVans' }}
        pictures={{
          [MORNING]: <MorningLevel night={V2G_NIGHT} words={words.levels} language={language} />,
        }}
      />
      <ClosingBand title={words.closing.title} ground="sage">
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
