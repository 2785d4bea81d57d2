import { analysisWords, simulatorWords } from '#content/analysis-words.ts';
import { clock, measure, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  arrivalHourOf,
  departureHourOf,
  type FieldId,
  startPercentOf,
} from '#domain/simulator/inputs.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import type { Composed } from './compose-document.ts';
import { type OpenAnswer, openAnswers } from './open-answers.ts';

export function assumptionsPage(composed: Composed) {
  const { words } = composed;
  const texts = words.assumptions;
  const { columns, checks, next } = texts;
  return {
    title: texts.title,
    lead: texts.lead,
    heading: texts.heading,
    columns: [columns.line, columns.value, columns.from],
    rows: assumptionRows(composed),
    checks,
    open: { title: texts.open.title, list: openLines(composed) },
    next,
    sources: { title: texts.sources.title, lines: sourceLines(composed) },
    call: callToAction(composed),
  };
}

function assumptionRows({ figures, words, frame }: Composed) {
  const { language } = frame;
  const { inputs, given, main } = figures;
  const { rows, values, from } = words.assumptions;
  const { options } = simulatorWords(language);
  const { estimate } = main;
  const [first] = estimate.years;
  const last = estimate.years.at(-1);
  const kw = (value: number, decimals = 0) => measure(value, 'kW', language, decimals);
  const share = (value: number) => percent(value, language);
  const origin = (...fields: FieldId[]) =>
    fields.some((field) => given.includes(field)) ? from.given : from.assumed;
  const row = (name: keyof typeof rows, value: string, origin: string) => ({
    name: rows[name],
    value,
    from: origin,
  });
  const days = number(Math.round(main.daysPerYear), language);
  const sessions = inputs.sessionsPerDay;
  const knowsPower = inputs.siteKw !== null;
  const chargerDecimals = Number.isInteger(inputs.chargerKw) ? 0 : 1;
  return [
    row(
      'vehicles',
      fill(values.vehicles, {
        count: number(inputs.vehicles, language),
        battery: measure(inputs.batteryKwh, 'kWh', language),
      }),
      origin('vehicles'),
    ),
    row('activity', options.activity[inputs.activity], origin('activity')),
    row(
      'plugged',
      fill(sessions > 1 ? values.sessions : values.plugged, {
        arrival: clock(arrivalHourOf(inputs), language),
        departure: clock(departureHourOf(inputs), language),
        hours: measure(inputs.hours, 'h', language, Number.isInteger(inputs.hours) ? 0 : 2),
        sessions: number(sessions, language),
        days,
      }),
      origin('hours', 'slot'),
    ),
    row(
      'levels',
      fill(values.levels, {
        start: share(Math.round(startPercentOf(inputs))),
        target: share(inputs.targetPercent),
      }),
      origin('startPercent', 'targetPercent'),
    ),
    row(
      'chargers',
      fill(values.chargers[inputs.bidirectional], { kw: kw(inputs.chargerKw, chargerDecimals) }),
      origin('chargerKw'),
    ),
    row('today', values.today[inputs.baseline], origin('baseline')),
    row('contract', values.contract[inputs.contract], origin('contract')),
    row(
      'power',
      fill(knowsPower ? values.power : values.powerAssumed, {
        kw: kw(Math.round(estimate.subscribedTodayKw)),
      }),
      knowsPower ? from.given : from.check,
    ),
    row(
      'controllable',
      fill(values.controllable, { share: share(inputs.controllablePercent) }),
      origin('controllablePercent'),
    ),
    row(
      'capture',
      fill(values.capture, { share: share(inputs.capturePercent) }),
      origin('capturePercent'),
    ),
    row(
      'share',
      fill(values.share, {
        fleet: share(inputs.fleetSharePercent),
        own: share(100 - inputs.fleetSharePercent),
      }),
      from.contract,
    ),
    row(
      'prices',
      fill(values.prices, { first: String(first?.year), last: String(last?.year) }),
      from.prices,
    ),
    row('grid', values.grid[estimate.domain], from.tariff),
  ];
}

/** What cannot be with these answers, then what was assumed. */
function openLines(composed: Composed): string[] {
  const { figures, words, frame } = composed;
  const { warnings } = simulatorWords(frame.language);
  const problems = figures.main.warnings.map(({ id, kwh = 0 }) =>
    fill(warnings[id], { kwh: measure(kwh, 'kWh', frame.language, 1) }),
  );
  const assumed = openAnswers(figures).map((answer) => openAnswerText(answer, frame.language));
  const lines = [...problems, ...assumed];
  return lines.length > 0 ? lines : [words.assumptions.open.nothing];
}

/** What was assumed, and what knowing it would change. */
export function openAnswerText(answer: OpenAnswer, language: Language): string {
  const texts = analysisWords(language).assumptions.open;
  const euros = (value: number) => wholeEuros(value, language);
  if ('gainOtherwiseEuros' in answer) {
    return fill(texts[answer.id], { gain: euros(answer.gainOtherwiseEuros) });
  }
  if (answer.id === 'size') {
    const { least, most, vehicles } = answer;
    return fill(most === null ? texts.sizeFrom : texts.size, {
      least: number(least, language),
      most: number(most ?? least, language),
      vehicles: number(vehicles, language),
    });
  }
  if (answer.id !== 'power') {
    return fill(texts[answer.id], {
      low: euros(answer.lowEuros),
      high: euros(answer.highEuros),
    });
  }
  const { assumedKw, lowEuros, highEuros, narrows } = answer;
  return fill(narrows ? texts.power : texts.powerSame, {
    kw: measure(Math.round(assumedKw), 'kW', language),
    low: euros(lowEuros),
    high: euros(highEuros),
  });
}

function sourceLines({ figures, words, frame }: Composed) {
  const texts = words.assumptions.sources;
  const { years } = figures.main.estimate;
  const plain = (before: string) => ({ before, link: null });
  const linked = (text: string, link: string) => ({ before: `${text} `, link });
  return [
    plain(fill(texts.prices, { first: String(years[0]?.year), last: String(years.at(-1)?.year) })),
    plain(texts.tariff),
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
