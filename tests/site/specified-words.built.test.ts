import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { canonicalPath, NOT_FOUND_PATH, type PageId } from '#domain/site/routes.ts';
import { normalised, visibleText } from './visible-text.ts';

type Place = PageId | 'not-found';

/**
 * What the specification quotes or counts, on the page it says (sections 1, 2, 8, 9). Typed here a
 * second time on purpose: the content and its claims must agree with the document, not with
 * themselves. Ranges, units and thousands are set as each language sets them.
 */
const SPECIFIED: [place: Place, language: Language, texts: string[]][] = [
  ['home', 'fr', ['600 €', '200 à 500 €', '0 €', 'plus de 150 modèles']],
  ['home', 'en', ['€600', '€200–€500', '€0', 'more than 150 models']],
  ['home', 'fr', ['Coût initial', 'Matériel', 'Installation', 'Maintenance', 'Revenus']],
  ['home', 'en', ['Hardware', 'Installation', 'Maintenance', 'Revenue']],
  ['home', 'en', ['Savings', 'Revenue', 'Impact', 'Simple', 'Strategic']],
  ['home', 'fr', ['Des économies', 'Des revenus', 'Un impact', 'Simple', 'Stratégique']],
  ['home', 'fr', ['15 à 25 %', '24 à 48 h', 'sous 2 semaines']],
  ['home', 'en', ['15–25%', '24–48 hours', 'within 2 weeks']],
  ['not-found', 'fr', ['Retour', "Retour à l'accueil", 'Rechercher sur le site']],
  ['not-found', 'en', ['Page not found', 'Back to the home page', 'Search the site']],
  ['simulator', 'fr', ['Mode Simple', 'Mode Expert', '50+ Flottes Pilotes']],
  ['simulator', 'fr', ['Comment nous calculons']],
  ['simulator', 'en', ['Simple mode', 'Expert mode', '50+ Pilot fleets', 'How we calculate']],
  ['simulator', 'en', ['Electric vehicles', 'Hours plugged in', 'Usual hours']],
  ['simulator', 'en', ['Monthly gain, whole fleet', 'CO₂ saved per day', 'Potential, by size']],
  ['how-it-works', 'fr', ['Votre flotte', 'Le réseau', 'La sécurité']],
  ['how-it-works', 'en', ['Your fleet', 'The grid', 'Security']],
  ['faq', 'fr', ['Généralités', 'Installation & Technique', 'Revenus & ROI']],
  ['faq', 'fr', ['Sécurité & Fiabilité', '30 à 40 %', "jusqu'à 30 %", '30 jours']],
  ['faq', 'en', ['General', 'Installation & technology', 'Revenue & ROI']],
  ['faq', 'en', ['Security & reliability', '30–40%', 'up to 30%', '30 days']],
  ['solutions', 'fr', ['Un revenu nouveau', 'Une intégration simple', 'solutions sur mesure']],
  ['solutions', 'en', ['New revenue', 'Simple integration', 'Tailor-made solutions']],
  ['solutions', 'fr', ['< 2 semaines', '< 30 s', '15 à 25 %', '2 minutes']],
  ['fleets', 'fr', ['800 à 1 500 €', '15 à 25 %', "Jusqu'à 30 %", '24 à 48 h', '30 jours']],
  ['fleets', 'en', ['€800–€1,500', '15–25%', 'up to 30%', '24–48 hours', '30 days']],
  ['aggregators', 'fr', ['API REST', 'WebSocket', 'SDK', '+10 MW', '< 30 s', '99,5 %', '4 h']],
  ['aggregators', 'en', ['REST API', 'WebSocket', 'SDKs', '+10 MW', '< 30 s', '99.5%', '4 hours']],
  ['energy', 'fr', ['Marque blanche', 'API et SDK', '99,5 %', 'moins de 30 s', 'sous 4 h']],
  ['energy', 'en', ['White label', 'Flex-as-a-service', 'API and SDK', '99.5%', '4 hours']],
  ['energy', 'fr', ['Configuration initiale', 'Intégration technique', 'Lancement commercial']],
  ['energy', 'en', ['Initial configuration', 'Technical integration', 'Commercial launch']],
  ['energy', 'fr', ['48 h', 'API REST ou webhooks', 'Documentation technique']],
  ['energy', 'en', ['48 hours', 'REST API or webhooks', 'Technical documentation']],
  ['energy', 'en', ['Training', 'Contact a partner', 'Request a demo', 'less than 2 weeks']],
  ['partners', 'fr', ['Un revenu récurrent', 'accompagnement complet', "Une longueur d'avance"]],
  ['partners', 'en', ['Recurring revenue', 'Full support', 'A head start']],
  ['partners', 'fr', ['50+', '2 M€+', '95 %', '30 à 40 %', 'partenaire fondateur']],
  ['partners', 'en', ['50+', '€2m+', '95%', '30–40%', 'founding partner']],
  ['banks', 'fr', ['Financement V2G intégré', '2 M€+', '95 %']],
  ['banks', 'en', ['Integrated V2G financing', 'Risk', 'Commercial support', '€2m+', '95%']],
  ['manufacturers', 'fr', ['3 000 €', 'par véhicule et par an', '+40 %', '100 %']],
  ['manufacturers', 'en', ['€3,000', 'per vehicle per year', '+40%', '100%']],
  ['manufacturers', 'fr', ['Intégration native du V2G', 'Services connectés']],
  ['manufacturers', 'en', ['Native V2G integration', 'Connected services', 'Technical support']],
  ['installers', 'fr', ['+150 %', '24/7', '500+', 'Optimisation intelligente']],
  ['installers', 'fr', ['installation clés en main', 'Maintenance prédictive']],
  ['installers', 'en', ['+150%', '24/7', '500+', 'Intelligent optimisation']],
  ['installers', 'en', ['Turnkey installation', 'Predictive maintenance']],
  ['contact', 'fr', ['24 à 48 h']],
  ['contact', 'en', ['24–48 hours']],
  ['pre-registration', 'fr', ['ISO 27001', 'RGPD', 'Assurance cyber', 'responsable dédié']],
  ['pre-registration', 'en', ['ISO 27001', 'GDPR compliance', 'Cyber insurance']],
  ['pre-registration', 'en', ['dedicated manager', 'Training', '24/7', 'Machine learning']],
  ['pre-registration', 'en', ['Weather predictions', 'within 48 hours', 'within 24 hours']],
  ['confirmation', 'fr', ['Message envoyé !', '24 à 48 h']],
  ['confirmation', 'en', ['Message sent!', '24–48 hours']],
];

const fileOf = (place: Place, language: Language): string =>
  place === 'not-found'
    ? join(language === 'en' ? 'en' : '', NOT_FOUND_PATH)
    : canonicalPath(place, language);

const htmlOf = (place: Place, language: Language): string =>
  readFileSync(join('dist/client', fileOf(place, language), 'index.html'), 'utf8');

const asCompared = (text: string): string => normalised(text).toLowerCase();

describe.each(SPECIFIED)('%s in %s', (place, language, texts) => {
  test.each(texts)('says: %s', (text) => {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(htmlOf(place, language)) ?? [];
    expect(asCompared(visibleText(main))).toContain(asCompared(text));
  });
});

test.each(LANGUAGES)(
  'the footer of every page invites to the newsletter as specified, in %s',
  (language) => {
    const [placeholder, promise] =
      language === 'fr'
        ? ['votre email', 'au plus 1 e-mail par mois']
        : ['your email', 'at most 1 email a month'];
    for (const [place] of SPECIFIED) {
      const text = asCompared(visibleText(htmlOf(place, language)));
      expect(text).toContain(placeholder);
      expect(text).toContain(promise);
    }
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['home', 'simulator', 'how-it-works'] as const)(
    '%s says that its prices are those of France',
    (page) => {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(htmlOf(page, language)) ?? [];
      expect(visibleText(main)).toMatch(/\b(France|French|français)\b/);
    },
  );
});

test('what is only in a script, an address or a class is not said', () => {
  const page =
    '<head><title>a</title></head><body class="b"><script>c</script><a href="/d">e&amp;f</a>';
  expect(visibleText(page)).toBe('e&f');
});
