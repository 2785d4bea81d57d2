export default {
  meta: {
    title: 'Simulateur : ce que vaut la nuit de votre flotte',
    description:
      'Estimez ce que la recharge pilotée et le V2G rapporteraient à votre flotte, heure par heure, sur de vrais prix de l’électricité.',
  },
  hero: {
    title: 'Combien vaut la nuit de votre flotte ?',
    lead: 'Quelques réponses sur vos véhicules, et le même calcul que celui de l’accueil donne une estimation que votre directeur financier peut vérifier.',
  },
} as const;
