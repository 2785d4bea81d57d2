import { type Brand, BRAND as DEFAULT } from './brand.ts';

/**
 * A brand file with every statement filled in, all of it made up: what pages and mails look like for an
 * owner who has said everything. `SAMPLE_BRAND=1 npm run build` and the tests use it.
 */
export const BRAND: Brand = {
  ...DEFAULT,
  statements: {
    certification: {
      fr: 'Certificat ISO 27001 nº 0000, délivré par Organisme Exemple, valable jusqu’en décembre 2028.',
      en: 'ISO 27001 certificate no. 0000, issued by Organisme Exemple, valid until December 2028.',
    },
    hosting: {
      fr: 'Les données des flottes raccordées sont hébergées à Lille et à Strasbourg. La liste des sous-traitants est annexée au contrat.',
      en: 'Data of connected fleets is hosted in Lille and Strasbourg. The list of processors is an annex of the contract.',
    },
    insurance: {
      fr: 'Police Assureur Exemple, 2 millions d’euros par sinistre ; attestation sur demande.',
      en: 'Policy with Assureur Exemple, €2 million per claim; certificate on request.',
    },
    liability: {
      fr: 'Si un véhicule n’est pas prêt par notre faute, le contrat prévoit le remboursement de la recharge faite ailleurs et un forfait de 60 € par véhicule et par jour.',
      en: 'If a vehicle is not ready through our fault, the contract provides for the refund of charging elsewhere and a flat €60 per vehicle and day.',
    },
    markets: {
      fr: 'Aujourd’hui nous opérons sur le marché du lendemain et en effacement (NEBCO), par l’intermédiaire d’un opérateur agréé par RTE.',
      en: 'Today we operate on the day-ahead market and in demand response (NEBCO), through an operator approved by RTE.',
    },
    monthlyStatement: {
      fr: 'Le relevé mensuel donne, pour chaque véhicule et chaque heure, l’énergie, le prix et le point de comparaison, en PDF et en CSV.',
      en: 'The monthly statement gives the energy, the price and the baseline for each vehicle and hour, as PDF and CSV.',
    },
    sandbox: {
      fr: 'Un bac à sable avec vingt véhicules simulés est ouvert avant la production.',
      en: 'A sandbox with twenty simulated vehicles is open before production.',
    },
    partnerShare: {
      fr: 'Le partenaire qui apporte le véhicule reçoit 20 % de notre part pendant trois ans.',
      en: 'The partner who brings the vehicle receives 20% of our share for three years.',
    },
    betaTerms: [
      {
        name: { fr: 'Durée', en: 'Length' },
        text: { fr: 'Six mois à partir de la connexion.', en: 'Six months from connection.' },
      },
      {
        name: { fr: 'Ensuite', en: 'Afterwards' },
        text: {
          fr: 'Notre part passe à 35 % du gain, ou vous arrêtez.',
          en: 'Our share becomes 35% of the gain, or you stop.',
        },
      },
      {
        name: { fr: 'Données', en: 'Data' },
        text: {
          fr: 'Elles restent les vôtres et vous sont remises à la sortie.',
          en: 'It stays yours and is handed to you when you leave.',
        },
      },
    ],
    people: [
      {
        name: 'Claire Exemple',
        role: { fr: 'Responsable des flottes', en: 'Head of fleets' },
        phone: '+33199001844',
        email: 'claire@voltige.example',
      },
      {
        name: 'Karim Modèle',
        role: { fr: 'Ingénieur recharge', en: 'Charging engineer' },
        phone: '+33199001845',
      },
    ],
    references: [
      {
        fleet: 'Transports Exemple, Rennes',
        vehicles: 64,
        since: '2026-03-01',
        measured: {
          fr: '18 % de moins sur la facture de recharge, après partage.',
          en: '18% less on the charging bill, after sharing.',
        },
      },
    ],
    bookingUrl: 'https://rendez-vous.voltige.example/flottes',
    subjectEmails: {
      sales: 'flottes@voltige.example',
      partnership: 'partenariats@voltige.example',
      technical: 'technique@voltige.example',
      support: 'support@voltige.example',
    },
  },
};
