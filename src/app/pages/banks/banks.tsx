import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { page } from '../../routing/page.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Definitions } from '../../sections/definitions.tsx';
import { KeyFigureList } from '../../sections/key-figures.tsx';
import { MoneySection } from '../../sections/money-section.tsx';
import { PartnerHero } from '../../sections/partner-hero.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './banks.module.css';
import { gainFigures } from './gain-figures.ts';
import { RiskEvaluation } from './risk-evaluation.tsx';
import { SituationTable } from './situation-table.tsx';

const banks = page('banks');
/** The figures are written when the site is built: no browser downloads the simulator's questions for them. */
export const loader = async (args: LoaderFunctionArgs) => {
  const data = await banks.loader(args);
  return { ...data, figures: gainFigures(data.language) };
};
export const clientLoader = banks.clientLoader;
export const shouldRevalidate = banks.shouldRevalidate;
export const meta = banks.meta;

export default function BanksPage() {
  const { words, language } = usePage<'banks'>();
  const { figures } = useLoaderData<typeof loader>();
  const to = usePathTo();
  return (
    <>
      <PartnerHero words={words.hero} crumbs={words.crumbs}>
        <SituationTable words={words.ledger} figures={figures} language={language} />
      </PartnerHero>
      <Definitions {...words.financing} />
      <RiskEvaluation words={words.risk} figures={figures} language={language} />
      <MoneySection words={words.earnings} />
      <BankSupport words={words.support} />
      <ClosingBand
        title={words.closing.title}
        lead={words.closing.lead}
        dawn={<DawnPicture name="ledger" />}
      >
        <ActionLinks actions={[[to('contact'), words.closing.contact]]} />
      </ClosingBand>
    </>
  );
}

function BankSupport({ words }: { words: WordsOf<'banks'>['support'] }) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
          <ul className={styles.list}>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <KeyFigureList items={words.figures} />
      </div>
    </Section>
  );
}
