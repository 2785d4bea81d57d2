import type { Potential } from '../simulator/index.ts';
import type { ChargingHours, Industry, Urgency } from './options.ts';

export const PRIORITY_FROM = 60;
export type Qualification = 'priority' | 'standard';

/** One line of 'why 72': what counted, the answer it rests on, and the points it gave. */
export interface ScoreLine {
  reason: ScoreReason;
  value: string;
  points: number;
}

export interface LeadScore {
  score: number;
  qualification: Qualification;
  lines: ScoreLine[];
}

interface ScoredAnswers {
  fleet_size: number;
  urgency: Urgency;
  industry: Industry;
  charging_hours?: ChargingHours | undefined;
  company?: string | undefined;
  phone?: string | undefined;
  phone_consent?: boolean | undefined;
}

const FLEET_POINTS = [
  { from: 250, points: 30 },
  { from: 100, points: 26 },
  { from: 50, points: 22 },
  { from: 25, points: 16 },
  { from: 10, points: 10 },
  { from: 5, points: 6 },
  { from: 1, points: 3 },
];

const URGENCY_POINTS: Record<Urgency, number> = {
  immediate: 25,
  '3_months': 20,
  '6_months': 12,
  '12_months': 6,
  exploring: 2,
};

const CHARGING_HOURS_POINTS: Record<ChargingHours, number> = {
  night: 10,
  flexible: 10,
  day: 5,
  peak_hours: 2,
};

const INDUSTRY_POINTS: Record<Industry, number> = {
  logistics: 8,
  transport: 8,
  municipal: 8,
  service: 5,
  retail: 5,
  other: 3,
};

const COMPANY_POINTS = 3;
const PHONE_POINTS = 4;
const PHONE_CONSENT_POINTS = 3;
const SIMULATION_LINKED_POINTS = 8;
const POTENTIAL_POINTS: Record<Potential, number> = { high: 9, medium: 5, low: 0 };

const mostOf = (points: Readonly<Record<string, number>>) => Math.max(...Object.values(points));

/** The most that each line can give. */
export const MOST_POINTS = {
  fleet_size: Math.max(...FLEET_POINTS.map(({ points }) => points)),
  urgency: mostOf(URGENCY_POINTS),
  charging_hours: mostOf(CHARGING_HOURS_POINTS),
  industry: mostOf(INDUSTRY_POINTS),
  company: COMPANY_POINTS,
  phone: PHONE_POINTS,
  phone_consent: PHONE_CONSENT_POINTS,
  simulator_linked: SIMULATION_LINKED_POINTS,
  simulator_potential: mostOf(POTENTIAL_POINTS),
} as const;

type ScoreReason = keyof typeof MOST_POINTS;

/** 0 to 100, with the lines that made the sum. `potential` is that of a linked simulation. */
export function scoreLead(answers: ScoredAnswers, potential: Potential | null = null): LeadScore {
  const lines: ScoreLine[] = [
    {
      reason: 'fleet_size',
      value: String(answers.fleet_size),
      points: FLEET_POINTS.find(({ from }) => answers.fleet_size >= from)?.points ?? 0,
    },
    { reason: 'urgency', value: answers.urgency, points: URGENCY_POINTS[answers.urgency] },
    { reason: 'industry', value: answers.industry, points: INDUSTRY_POINTS[answers.industry] },
  ];
  if (answers.charging_hours) {
    const points = CHARGING_HOURS_POINTS[answers.charging_hours];
    lines.push({ reason: 'charging_hours', value: answers.charging_hours, points });
  }
  // The value says that it was given, not what: score lines travel further than the person's data.
  if (answers.company) lines.push({ reason: 'company', value: 'given', points: COMPANY_POINTS });
  if (answers.phone) lines.push({ reason: 'phone', value: 'given', points: PHONE_POINTS });
  if (answers.phone_consent) {
    lines.push({ reason: 'phone_consent', value: 'given', points: PHONE_CONSENT_POINTS });
  }
  if (potential) {
    lines.push(
      { reason: 'simulator_linked', value: 'linked', points: SIMULATION_LINKED_POINTS },
      { reason: 'simulator_potential', value: potential, points: POTENTIAL_POINTS[potential] },
    );
  }
  const score = lines.reduce((sum, { points }) => sum + points, 0);
  return { score, qualification: score >= PRIORITY_FROM ? 'priority' : 'standard', lines };
}
