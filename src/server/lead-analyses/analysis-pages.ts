import { longDate, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { gainSentence, situatedGain } from '#content/gain-situation.ts';
import type { Fact } from '#domain/privacy/data-block.ts';
import { ANALYSIS_PATHS } from '#domain/site/absolute-links.ts';
import { joinPrefix, type Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { pathTo } from '#domain/site/routes.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import type { PrivateBlock, PrivatePage } from '../private-pages/private-page.ts';
import { analysisPageWords } from '../words/words.ts';
import type { AnalysisSummary, StoredAnalysis } from './stored-analyses.ts';

const at = (path: keyof typeof ANALYSIS_PATHS, language: Language, token: string) =>
  `${joinPrefix(language, ANALYSIS_PATHS[path])}?token=${token}`;

const dayOf = (moment: Date, language: Language) => longDate(dayInParis(moment), language);

/** What the link in the mail opens: the figures, the document, and the end of the link. */
export function analysisPage(
  language: Language,
  analysis: StoredAnalysis,
  token: string,
): PrivatePage {
  const words = analysisPageWords(language);
  const { simulator_result_id, made_at, until, figures } = analysis;
  const made = fill(words.lead, { date: dayOf(made_at, language) });
  const from = words.from[simulator_result_id === null ? 'answers' : 'simulation'];
  return {
    language,
    title: words.title,
    lead: `${made} ${from}`,
    blocks: [
      {
        kind: 'link',
        label: words.open,
        href: at('document', language, token),
        look: 'button',
      },
      { kind: 'facts', rows: figureRows(figures, language) },
      ...openSection(figures, language),
      {
        kind: 'section',
        title: words.linkTitle,
        blocks: [
          { kind: 'text', text: fill(words.linkText, { date: dayOf(until, language) }) },
          { kind: 'note', text: words.revokeText },
          {
            kind: 'forms',
            forms: [
              {
                action: joinPrefix(language, ANALYSIS_PATHS.revoke),
                hidden: { token, prefix: language },
                button: words.revoke,
                look: 'quiet',
              },
            ],
          },
        ],
      },
    ],
  };
}

function figureRows({ shown, answered, vehicles }: AnalysisSummary, language: Language): Fact[] {
  if (answered === undefined) return [];
  const { figures } = analysisPageWords(language);
  const { other, fleet } = situatedGain(shown, answered, language);
  const count = number(vehicles, language);
  return [
    [figures.gain, gainSentence(shown, answered, language)],
    ...(other === null ? [] : [[figures.other, other] as const]),
    [figures.fleet, fill(figures.fleetValue, { gain: fleet, count })],
  ];
}

function openSection({ open }: AnalysisSummary, language: Language): PrivateBlock[] {
  if (open.length === 0) return [];
  const { openTitle, openText } = analysisPageWords(language);
  const items = open.map((answer) => openAnswerText(answer, language));
  return [
    {
      kind: 'section',
      title: openTitle,
      blocks: [
        { kind: 'list', items },
        { kind: 'text', text: openText },
      ],
    },
  ];
}

/** Asked once more: anybody the link was forwarded to can end it for everybody. */
export function revokingPage(language: Language, token: string): PrivatePage {
  const { title, lead, press, back } = analysisPageWords(language).revoking;
  const action = joinPrefix(language, ANALYSIS_PATHS.revoke);
  const hidden = { token, sure: 'yes', prefix: language };
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'forms', forms: [{ action, hidden, button: press, look: 'danger' }] },
      { kind: 'link', label: back, href: at('page', language, token), look: 'quiet' },
    ],
  };
}

export function revokedPage(language: Language): PrivatePage {
  const { title, lead, home } = analysisPageWords(language).revoked;
  return {
    language,
    title,
    lead,
    blocks: [{ kind: 'link', label: home, href: pathTo('home', language), look: 'button' }],
  };
}

/** The same for each reason: revoked, too old, erased, unknown. */
export function analysisGonePage(language: Language): PrivatePage {
  const { title, lead, simulate, write } = analysisPageWords(language).gone;
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'link', label: simulate, href: pathTo('simulator', language), look: 'button' },
      { kind: 'note', text: write },
    ],
  };
}
