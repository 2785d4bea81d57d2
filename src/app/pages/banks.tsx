import { ActionLinks } from '../layout/action-links.tsx';
import { page } from '../page.ts';
import { BankSupport } from '../sections/banks/bank-support.tsx';
import { GainLedger } from '../sections/banks/gain-ledger.tsx';
import { RiskEvaluation } from '../sections/banks/risk-evaluation.tsx';
import { ClosingBand } from '../sections/closing-band.tsx';
import { Definitions } from '../sections/definitions.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { usePathTo } from '../use-path-to.ts';
import { usePage } from '../use-words.ts';

const banks = page('banks');
export const loader = banks.loader;
export const clientLoader = banks.clientLoader;
export const shouldRevalidate = banks.shouldRevalidate;
export const meta = banks.meta;

export default function BanksPage() {
  const { words, language } = usePage<'banks'>();
  const to = usePathTo();
  return (
    <>
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        under={{ page: 'partners', name: words.crumbs.overview, here: words.crumbs.here }}
        actions={<ActionLinks actions={[[to('contact'), words.hero.contact]]} />}
      >
        <GainLedger words={words.ledger} language={language} />
      </PageHero>
      <Definitions {...words.financing} />
      <RiskEvaluation words={words.risk} language={language} />
      <BankSupport words={words.support} />
      <ClosingBand title={words.closing.title} lead={words.closing.lead}>
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}
