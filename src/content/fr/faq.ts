import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import workedExample from './worked-example.ts';

export default {
  meta: {
    title: 'FAQ : la recharge pilotée pour les flottes',
    description:
      'Départ du matin, batteries, contrat, revenus : les questions que posent les responsables de flotte, et des réponses courtes.',
  },
  hero: {
    title: 'Questions fréquentes',
    lead: 'Ce que demandent les responsables de flotte avant de signer : le départ du matin, l’usure des batteries, le contrat, qui paie qui.',
  },
  gain: depotGain,
  workedExample,
  index: 'Catégories',
  linkToQuestion: 'Lien vers cette question',
  levels: {
    summary: `Branchées à ${f.depotNight.arrival} à ${f.depotNight.startLevel}, les batteries descendent à ${f.depotNight.reserve} au plus bas et atteignent ${f.depotNight.target} avant le départ de ${f.depotNight.departure}.`,
    departure: `${f.depotNight.departure} : ${f.depotNight.target}, comme demandé`,
    reserve: `réserve ${f.depotNight.reserve}`,
  },
  closing: {
    title: 'Une question qui n’est pas là ?',
    contact: 'Nous écrire',
    call: `Appeler le ${f.brand.phone}`,
  },
} as const;
