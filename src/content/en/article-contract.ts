import { CLAIMS } from '#domain/site/claims.ts';
import { number } from '../figures.ts';
import type fr from '../fr/article-contract.ts';
import { shareRule } from '../share-rule.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

export default {
  meta: {
    title: 'Flexibility contracts: six clauses to read',
    description:
      'Revenue share, baseline, notice, penalties, data, exit: the questions to ask before you sign a flexibility contract for your fleet.',
  },
  hero: articles.titles['article-contract'],
  common: articles.common,
  topic: articles.topics.contract,
  next: articles.titles['article-value'].title,
  sections: {
    objet: {
      title: 'What exactly you are selling',
      body: [
        'A flexibility contract does not sell energy. It sells the right to shift your charging, and sometimes to take back a little of what is in your batteries. The operator resells that on several markets and passes on a share.',
        'In Europe you are free to do so with whomever you like. The 2019 directive on the electricity market says that any customer may conclude an aggregation contract independently of the supply contract, without the supplier’s consent{directive}. If you are told otherwise, ask for the text.',
        'Everything that follows fits into six clauses. None is so technical that a fleet manager cannot read it. And each of them, badly written, can undo the other five.',
      ],
      questions: [
        'Which services are sold: shifted charging only (V1G), or energy given back to the grid (V2G)?',
        'On which markets, and may I refuse one?',
        'Is my present energy contract compatible, and who checks?',
      ],
    },
    part: {
      title: 'The share',
      body: [
        'A percentage says nothing until you know of what. Of gross market revenue? Of revenue after access fees, imbalances and penalties? Of the saving on your bill, and in that case worked out by whom? The same share of a small base can be worth less than a smaller share of a large one.',
        'Look at the floor as well. A guaranteed amount per vehicle is comfortable, but it has a price: the operator takes the risk and keeps the rest. Both formulas are honest, provided they are compared on the same scenario. Ask for a worked example on your own fleet, for a good year and a bad one.',
      ],
      questions: [
        'Is the share taken of gross or net? Net of what, item by item?',
        'Is the saving on my bill counted in the revenue we share?',
        'When am I paid, on what statement, and what happens if we disagree?',
        'Is there a subscription, a set-up fee, a minimum charge?',
      ],
    },
    reference: {
      title: 'The baseline',
      body: [
        'This is the most important clause and the least read. You are paid for having used less, or later, than expected. Expected by whom? There has to be a baseline: what you would have done without instructions.',
        'For demand response sold on the markets, RTE’s rules set the methods that build this curve and verify what was delivered; a new method goes through tests before it is admitted{baseline}. But between the operator and you, the baseline is a matter of contract, and everyone has an interest in their own.',
        'A good baseline is simple, known in advance, and one you can work out again yourself. ‘Charging on arrival, at full power, up to the level requested’ meets all three conditions. A baseline drawn from your past weeks has a flaw: the better you control your charging, the more it looks like the plan, and the more your gain melts away.',
      ],
      questions: [
        'What is the baseline, written in one sentence?',
        'Can I work it out again from my own records?',
        'Does it change when my fleet or my hours change? Who decides?',
      ],
    },
    preavis: {
      title: 'Notice and availability',
      body: [
        'Two commitments hide behind one word. The first is yours: how many vehicles, plugged in at which hours, on how many days. Flexitanie, for instance, asked for at least fifteen hours plugged in per day{flexitanie}. Compare that figure with your records, not with your timetable.',
        'The second is theirs: how long before an activation are you told, and may you refuse it? A vehicle that has to leave must be able to leave. The contract should say in so many words that departure time and requested level come before any market order, and what you are owed when they did not.',
      ],
      questions: [
        'What availability am I committed to, and how is it measured?',
        'An early departure, a public holiday, a breakdown: must I give notice, and how?',
        'What does the operator owe me if a vehicle is not ready on time?',
      ],
    },
    penalites: {
      title: 'The penalties',
      body: [
        'Markets penalise those who do not deliver. Your operator knows that and spreads the risk over many fleets: it is their trade. A penalty that travels all the way down to you, vehicle by vehicle, is a sign that they do not.',
        'The healthiest practice is that an absent vehicle simply earns nothing that day. If there is a penalty, it needs a cap, and the cap must be lower than what the contract brings you. A revenue that can turn negative is no longer a revenue. It is a market position.',
        'Think of wear too, if you give energy back. It appears on no invoice, and it is your battery. The contract should limit the energy given back per year, keep a reserve, and respect the manufacturer’s conditions.',
      ],
      questions: [
        'Can the amount paid turn negative, over a month or over a year?',
        'What is the cap on penalties, and who has to prove the fault?',
        'For V2G: how much energy is given back per year at most, and below which level do you never go?',
      ],
    },
    donnees: {
      title: 'The data',
      body: [
        'To control charging, the operator needs hours, levels and places. That data also shows where your vehicles sleep and who drives them: it is then personal data, and the European regulation applies{gdpr}. You need a processing agreement, a retention period, and a list of those who see them.',
        'In the other direction, you have rights. The directive provides that customers receive, on request, the data on their demand response or on the electricity sold, free of charge, at least once every billing period{directive}. And the Data Act, applicable since September 2025, opens access to the data of your connected vehicles and chargers{dataAct}.',
      ],
      questions: [
        'Can I export every night, hour by hour, in an open format?',
        'How long do you keep the data, and what becomes of the copy at the end?',
        'Whom do you pass it on to, and what for?',
      ],
    },
    sortie: {
      title: 'The exit',
      body: [
        'People read the term and forget the exit. Yet it is what gives weight to all the other clauses: an operator you can leave takes care over statements. Beware of long automatic renewals, of hardware on loan that must be returned, and of chargers locked to a single app.',
        `We hold ourselves to the same list. ${shareRule('en')} The saving appears on your own bills, we invoice our share every month, and what markets pay is paid out to you every month. There is no other fee. Notice is ${number(CLAIMS.noticePeriod.value, 'en')} days. Smart charging needs no hardware, so there is nothing to take down. As for the other questions on this page, put them to us: the answers belong in the contract, not in an article.`,
      ],
      questions: [
        'How much notice, at what time of year, and without a reason?',
        'What is left to pay if I leave, and can someone else then control the chargers?',
        'What happens to the contract if I sell half the fleet, or move the depot?',
      ],
    },
  },
  sources: {
    directive:
      'Directive (EU) 2019/944 on common rules for the internal market for electricity, Article 13 (aggregation contract).',
    baseline:
      'RTE, services portal, ‘Protocoles de test’: methods of verification and reference curve of demand-response entities (NEBEF, in French).',
    flexitanie:
      'L’argus pro, account of the Flexitanie project and its offer to fleets, open until June 2021 (in French).',
    gdpr: 'Regulation (EU) 2016/679 on data protection (GDPR), Article 28 on processors.',
    dataAct:
      'Regulation (EU) 2023/2854 on fair access to data (Data Act), applicable since 12 September 2025.',
  },
} as const satisfies Words<typeof fr>;
