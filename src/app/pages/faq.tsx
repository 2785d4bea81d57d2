import { BRAND } from '#domain/brand.ts';
import { depotNight } from '#domain/simulator/depot-night.ts';
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

type GeneralQuestion = keyof WordsOf<'faq'>['categories']['generalites']['questions'];

const night = depotNight();
const MORNING = 'vehicules-charges-le-matin' satisfies GeneralQuestion;

export default function FaqPage() {
  const { words, language } = usePage<'faq'>();
  const to = usePathTo();
  return (
    <>
      <FaqTop words={words.hero} />
      <FaqQuestions
        words={words}
        openQuestion={MORNING}
        pictures={{
          [MORNING]: <MorningLevel night={night} words={words.levels} language={language} />,
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
