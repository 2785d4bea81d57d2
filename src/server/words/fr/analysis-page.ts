import { f } from '#content/fr/facts.ts';

export default {
  title: 'Votre analyse',
  lead: 'Faite le {date}.',
  from: {
    simulation: 'D’après votre simulation.',
    answers: 'D’après vos réponses.',
  },
  open: 'Ouvrir le document (PDF)',
  figures: {
    gain: 'Gain net',
    other: 'Si la flotte chargeait autrement aujourd’hui',
    fleet: 'Gain net de la flotte par an',
    fleetValue: '{gain} pour {count} véhicules',
  },
  openTitle: 'Ce qui la rendrait plus précise',
  openText:
    'Donnez ces réponses dans le simulateur : il refait le calcul aussitôt. Une question ? Répondez à notre e‑mail.',
  linkTitle: 'Ce lien',
  linkText:
    'Il est privé : qui le reçoit peut ouvrir l’analyse jusqu’au {date}. Elle est ensuite effacée. Aucun moteur de recherche ne la voit.',
  revokeText: 'Révoqué, il ne s’ouvre plus pour personne.',
  revoke: 'Révoquer ce lien',
  revoking: {
    title: 'Révoquer ce lien ?',
    lead: 'L’analyse ne s’ouvrira plus, ni pour vous ni pour ceux à qui vous avez transmis le lien. Vos données restent chez nous ; pour les effacer, suivez « Mes données » dans notre e‑mail.',
    press: 'Révoquer le lien',
    back: 'Revenir à l’analyse',
  },
  revoked: {
    title: 'Le lien est révoqué.',
    lead: 'Plus personne ne peut ouvrir cette analyse. Le simulateur en prépare une autre quand vous voulez, à télécharger sans laisser d’adresse.',
    home: 'Retour au site',
  },
  gone: {
    title: 'Ce lien n’est plus valable.',
    lead: `Il date de plus de ${f.retention.analysisDays} jours, il a été révoqué, ou les données de l’analyse ont été effacées.`,
    simulate: 'Refaire une simulation',
    write: `Il vous manque une analyse ? Écrivez à ${f.brand.email.contact}.`,
  },
  fileName: 'analyse',
} as const;
