import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { OWN_SHARE_PERCENT, SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { percent } from './figures.ts';

const RULE: Record<Language, string> = {
  fr: `${BRAND.name} reçoit ${percent(OWN_SHARE_PERCENT, 'fr')} de la valeur créée, mesurée par rapport à votre façon de recharger aujourd’hui, économies sur la facture et revenus de marché confondus ; le simulateur retient ${percent(SIMULATED_OWN_SHARE_PERCENT, 'fr')}.`,
  en: `${BRAND.name} is paid ${percent(OWN_SHARE_PERCENT, 'en')} of the value it creates, measured against how you charge today, bill savings and market revenue alike; the simulator uses ${percent(SIMULATED_OWN_SHARE_PERCENT, 'en')}.`,
};

/** Who is paid what: one sentence, the same on every page. */
export const shareRule = (language: Language): string => RULE[language];
