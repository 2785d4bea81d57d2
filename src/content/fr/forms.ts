import { PHONE_DIGITS } from '#domain/leads/field-limits.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import failure from './form-failure.ts';

export default {
  optional: '(facultatif)',
  choose: 'Sélectionner…',
  marked: 'Les champs marqués d’un * sont obligatoires.',
  sending: 'Envoi en cours...',
  trap: 'Laissez ce champ vide',
  notice: {
    text: `${BRAND.legal.company} lit vos réponses pour traiter votre demande, avec ses prestataires techniques et personne d’autre. Elles sont effacées ${number(RETENTION.leadYearsAfterLastContact, 'fr')} ans après notre dernier échange. Accès, correction, effacement : {email}. {privacy}`,
    privacy: 'Vos droits',
  },
  simulation: {
    attached: 'Votre simulation sera jointe',
    summary: '{vehicles} véhicules, branchés de {from} à {to}, {activity}',
    withGain: '{answers}. Gain net : {gain}.',
    remove: 'Ne pas la joindre',
    removed: 'Votre simulation ne sera pas jointe',
    attach: 'La joindre',
    activities: {
      transport: 'transport de personnes',
      delivery: 'livraison et logistique',
      municipal: 'services municipaux',
      service: 'services techniques',
    },
  },
  failure,
  summary: {
    missing: [
      'Il manque une réponse',
      'Il manque deux réponses',
      'Il manque trois réponses',
      'Il manque quatre réponses',
    ],
    wrong: [
      'Une réponse est à revoir',
      'Deux réponses sont à revoir',
      'Trois réponses sont à revoir',
      'Plusieurs réponses sont à revoir',
    ],
  },
  problems: {
    email: 'Indiquez une adresse complète, comme nom@exemple.fr',
    phone: `Indiquez un numéro de ${PHONE_DIGITS.fewest} à ${PHONE_DIGITS.most} chiffres, sans lettres`,
    longest: 'Raccourcissez ce texte à {longest} caractères au plus : {label}',
    tooLong: 'Raccourcissez ce texte : {label}',
    invalid: 'Retirez les caractères invisibles : {label}',
    notOffered: 'Choisissez dans la liste : {label}',
  },
} as const;
