import { measure, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { type FleetInputs, type MainResults, shownBill } from '#domain/simulator/index.ts';
import { Heading } from '#ui/heading.tsx';
import { Table } from '#ui/table.tsx';
import { wholePercent } from '../amounts.ts';
import { useTexts } from '../texts.ts';
import styles from './bill.module.css';
import sections from './sections.module.css';

interface BillProps {
  inputs: FleetInputs;
  main: MainResults;
  /** Leads to the field of the power subscribed today, which may have to be unfolded. */
  onPower: () => void;
}

/** The bill today and with us, line by line: of one situation, so only once both questions are answered. */
export function Bill({ inputs, main, onPower }: BillProps) {
  const { words, language } = useTexts();
  const { bill } = words.below;
  if (main.span !== null) {
    return (
      <p className={styles.waits} id="bill">
        <b>{bill.waits.name}</b> {bill.waits[inputs.contract === 'unknown' ? 'price' : 'answers']}
      </p>
    );
  }
  const shown = shownBill(main.estimate);
  const { before, after, gainEuros, paidInAllEuros, ownShareEuros } = shown;
  const change = (euros: number) =>
    `${euros > 0 ? '+' : ''}${number(euros, language).replace('-', '−\u2060')}`;
  const lines = (['energyEuros', 'gridEuros', 'powerEuros', 'acciseEuros'] as const).map(
    (line) => ({ name: bill.lines[line], before: before[line], after: after[line] }),
  );
  const changes = [
    ...lines,
    ...(shown.v2gEuros > 0 ? [{ name: bill.v2g, before: 0, after: -shown.v2gEuros }] : []),
    { name: bill.ownShare, before: 0, after: ownShareEuros },
  ];
  // French writes the sign once: 'De 921 à 800 €'.
  const beforeNumber = number(before.totalEuros, language);
  const figures = {
    before: wholeEuros(before.totalEuros, language),
    after: wholeEuros(paidInAllEuros, language),
    share: wholePercent(100 - inputs.fleetSharePercent, language),
  };
  return (
    <section className={styles.bill} id="bill">
      <div>
        <Heading level={2} size="head">
          {gainEuros === 0
            ? fill(bill.titleNothing, figures)
            : fill(bill.title, { ...figures, ...(language === 'fr' && { before: beforeNumber }) })}
        </Heading>
        <p>{fill(bill.text, figures)}</p>
        {inputs.siteKw === null && shown.valueCreatedEuros > 0 && (
          <p>
            {fill(bill.supposed, {
              part: wholePercent(
                (100 * main.estimate.powerEuros) / main.estimate.valueCreatedEuros,
                language,
              ),
              power: measure(shown.subscribedTodayKw, 'kVA', language),
              chargers: wholePercent(
                (100 * main.estimate.subscribedTodayKw) / (inputs.vehicles * inputs.chargerKw),
                language,
              ),
            })}{' '}
            <button type="button" className={sections.press} onClick={onPower}>
              {bill.precise}
            </button>
          </p>
        )}
      </div>
      <Table
        columns={[
          <span key="line" className="visually-hidden">
            {bill.line}
          </span>,
          bill.before,
          bill.after,
          bill.change,
        ]}
        rows={[
          ...changes.map((line) => ({
            name: line.name,
            cells: [
              line.before === 0 ? '' : number(line.before, language),
              number(line.after, language).replace('-', '−\u2060'),
              change(line.after - line.before),
            ],
          })),
          {
            name: bill.total,
            cells: [
              number(before.totalEuros, language),
              number(paidInAllEuros, language),
              change(-gainEuros),
            ],
            total: true,
          },
        ]}
      />
    </section>
  );
}
