import { eurosPer, measure, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situationWords } from '#content/gain-situation.ts';
import { SUPPLIER_EUROS_PER_MWH } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { analysisWords } from '../words/words.ts';
import { assumptionRows } from './assumption-rows.ts';
import { caseGroups } from './case-groups.ts';
import type { Composed } from './compose-document.ts';
import { areAllGiven, type OpenAnswer, openAnswers } from './open-answers.ts';

export function assumptionsPage(composed: Composed) {
  const { words } = composed;
  const texts = words.assumptions;
  const { columns, checks } = texts;
  return {
    title: texts.title,
    lead: texts.lead,
    heading: texts.heading,
    columns: [columns.line, columns.value, columns.from],
    rows: assumptionRows(composed),
    cases: caseGroups(composed),
    checks,
    open: { title: texts.open.title, list: openLines(composed) },
    sources: { title: texts.sources.title, lines: sourceLines(composed) },
    call: callToAction(composed),
  };
}

/** What cannot be with these answers, then what was assumed. */
function openLines({ figures, words, frame }: Composed): string[] {
  const texts = words.assumptions.open;
  const problems = figures.main.warnings.map(({ id, kwh = 0 }) =>
    fill(words.warnings[id], { kwh: measure(kwh, 'kWh', frame.language, 1) }),
  );
  const assumed = openAnswers(figures).map((answer) => openAnswerText(answer, frame.language));
  const lines = [...problems, ...assumed];
  if (lines.length > 0) return lines;
  return [areAllGiven(figures) ? texts.nothing : texts.distanceOnly];
}

/** What was assumed, and what knowing it would change. */
export function openAnswerText(answer: OpenAnswer, language: Language): string {
  const texts = analysisWords(language).assumptions.open;
  const { comparedWith, paying } = situationWords(language);
  if (answer.id === 'size') {
    const { least, most, vehicles } = answer;
    return fill(most === null ? texts.sizeFrom : texts.size, {
      least: number(least, language),
      most: number(most ?? least, language),
      vehicles: number(vehicles, language),
    });
  }
  const ends = {
    low: wholeEuros(answer.lowEuros, language),
    high: wholeEuros(answer.highEuros, language),
  };
  switch (answer.id) {
    case 'contract':
      return fill(texts.contract, { ...ends, against: comparedWith[answer.baseline] });
    case 'baseline':
      return fill(texts.baseline, { ...ends, paying: paying[answer.contract] });
    case 'power':
      return fill(answer.narrows ? texts.power : texts.powerSame, {
        ...ends,
        power: measure(Math.round(answer.assumedKw), 'kVA', language),
      });
    case 'hours':
    case 'distance':
      return fill(texts[answer.id], ends);
  }
}

function sourceLines({ figures, words, frame }: Composed) {
  const texts = words.assumptions.sources;
  const { years, domain } = figures.main.estimate;
  const plain = (before: string) => ({ before, link: null });
  const linked = (text: string, link: string) => ({ before: `${text} `, link });
  const prices = {
    first: String(years[0]?.year),
    last: String(years.at(-1)?.year),
    supplier: eurosPer(SUPPLIER_EUROS_PER_MWH, 'MWh', frame.language),
  };
  return [
    plain(fill(texts.prices, prices)),
    plain(fill(texts.tariff, { domain: texts.domains[domain] })),
    linked(fill(texts.model, { version: figures.modelVersion }), frame.methodLink),
    linked(texts.reopen, frame.link),
    plain(texts.legal),
  ];
}

/** By what the brand file holds: a calendar, a person; else the company's own line. */
function callToAction({ words, frame }: Composed) {
  const { statements, language } = frame;
  const texts = words.assumptions.call;
  const { bookingUrl, people } = statements;
  const person = people?.[0];
  const named = person
    ? [{ text: fill(texts.person, { name: person.name, role: person.role[language] }), link: null }]
    : [];
  if (bookingUrl) {
    return { title: texts.booking, parts: [...named, { text: bookingUrl, link: bookingUrl }] };
  }
  const email = person?.email ?? BRAND.email.contact;
  return {
    title: texts.contact,
    parts: [
      ...named,
      { text: BRAND.phone[language], link: `tel:${BRAND.phone.international}` },
      { text: email, link: `mailto:${email}` },
    ],
  };
}
