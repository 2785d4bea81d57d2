export const SUBJECTS = [
  'demo',
  'pricing',
  'partnership',
  'technical',
  'support',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** French in both languages: receivers may parse it. */
const SUBJECT_LABELS: Record<Subject, string> = {
  demo: 'Demande de démonstration',
  pricing: 'Information sur les tarifs',
  partnership: 'Partenariat commercial',
  technical: 'Question technique',
  support: 'Support client',
  other: 'Autre',
};

export const CONTACT_PAGE_LEAD_SCORE = 10;

/** withSubject('pricing', 'Combien ?') // => 'Sujet: Information sur les tarifs\n\nCombien ?' */
export function withSubject(subject: Subject, message: string): string {
  return `Sujet: ${SUBJECT_LABELS[subject]}\n\n${message}`;
}
