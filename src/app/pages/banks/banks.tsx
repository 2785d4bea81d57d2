import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { AccountSection } from '../../sections/account.tsx';
import { Definitions } from '../../sections/cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Figures } from '../../sections/figures.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { SplitSection } from '../../sections/split.tsx';
import { usePage } from '../../words/use-words.ts';
import { RiskEvaluation } from './risk-evaluation.tsx';
import { SituationTable } from './situation-table.tsx';

export default function BanksPage() {
  const { words, language } = usePage<'banks'>();
  const to = usePathTo();
  const { support, closing } = words;
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <SituationTable words={words.ledger} language={language} />
      </PartnerHero>
      <Definitions {...words.financing} />
      <RiskEvaluation words={words.risk} language={language} />
      <AccountSection words={words.earnings} />
      <SplitSection
        title={support.title}
        lead={support.lead}
        points={support.items}
        ratio="6-6"
        until={480}
        align="end"
      >
        <Figures items={support.figures} />
      </SplitSection>
      <ClosingBand title={closing.title} lead={closing.lead} ground="sage">
        <ActionLinks actions={[[to('contact'), closing.contact]]} />
      </ClosingBand>
    </>
  );
}
