import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import {
  FLEET_SHARE_PERCENT,
  OWN_SHARE_PERCENT,
  SIMULATED_OWN_SHARE_PERCENT,
} from '#domain/site/revenue-share.ts';
import { percent } from './figures.ts';

const RULE: Record<Language, string> = {
  fr: `De la valeur créée par rapport à votre recharge actuelle, économies sur la facture et revenus de marché confondus, vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} et ${BRAND.name} facture ${percent(OWN_SHARE_PERCENT, 'fr')}, sans autres frais.`,
  en: `Of the value created compared with the way you charge today, bill savings and market revenue together, you keep ${percent(FLEET_SHARE_PERCENT, 'en')} and ${BRAND.name} invoices ${percent(OWN_SHARE_PERCENT, 'en')}, with no other fee.`,
};

const PAYMENT: Record<Language, string> = {
  fr: 'L’économie apparaît sur les factures de votre fournisseur, les revenus de marché vous sont versés chaque mois, et nous facturons notre part chaque mois, TVA en sus.',
  en: 'The saving appears on your supplier’s bills, market revenue is paid out to you every month, and we invoice our share every month, plus VAT.',
};

const SIMULATED: Record<Language, string> = {
  fr: `Le simulateur compte ${percent(SIMULATED_OWN_SHARE_PERCENT, 'fr')} pour ${BRAND.name}.`,
  en: `The simulator assumes a share of ${percent(SIMULATED_OWN_SHARE_PERCENT, 'en')} for ${BRAND.name}.`,
};

/** Who gets what: one sentence, the same on every page. */
export const shareRule = (language: Language): string => RULE[language];

/** Who pays whom, and when. */
export const paymentRule = (language: Language): string => PAYMENT[language];

/** Which share stands behind the figures of the simulator. */
export const simulatedShare = (language: Language): string => SIMULATED[language];
