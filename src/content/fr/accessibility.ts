import { BRAND } from '#domain/site/brand.ts';
import { AUTHORITIES } from '#domain/site/legal.ts';

export default {
  meta: {
    title: `Déclaration d’accessibilité du site ${BRAND.name}`,
    description:
      'L’état d’accessibilité de ce site au regard du RGAA, ce que nous vérifions, et comment nous signaler un obstacle.',
  },
  hero: {
    title: 'Accessibilité',
    lead: 'Non conforme au RGAA 4.1, faute d’audit à ce jour ; nos contrôles visent WCAG 2.2 AA. Un obstacle vous arrête ? Signalez-le.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
  sections: {
    engagement: {
      title: 'Notre engagement',
      text: [
        `${BRAND.legal.company} s’engage à rendre ce site accessible, dans l’esprit de l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration porte sur toutes les pages du site, en français et en anglais.`,
      ],
    },
    etat: {
      title: 'État de conformité',
      text: [
        'Aucun audit selon le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, n’a encore été réalisé : le site est donc déclaré non conforme.',
        'Nos propres contrôles, décrits ci-dessous, visent en outre les règles WCAG 2.2, niveau AA. Un audit sur les 106 critères donnera un taux, une date et un auteur, publiés ici.',
      ],
    },
    verifications: {
      title: 'Ce que nous vérifions',
      text: [
        'À chaque version, des contrôles automatiques parcourent les pages dans les deux langues, sur grand écran et sur téléphone. Une version qui échoue n’est pas publiée.',
        [
          'Règles d’accessibilité (axe-core), sans aucune erreur tolérée.',
          'Parcours au clavier seul : ordre, focus visible, menus, retour du focus.',
          'Contraste de toutes les paires de couleurs de la charte.',
          'Lecture à 320 pixels de large, avec un espacement du texte agrandi, sans défilement horizontal.',
          'Mouvement réduit, impression, et contenu lisible sans JavaScript.',
          'Code HTML valide, un seul titre principal, des titres sans saut de niveau.',
        ],
        'Les graphiques portent une phrase qui dit leur conclusion. Aucune information ne repose sur la couleur seule.',
      ],
    },
    limites: {
      title: 'Limites connues',
      text: [
        [
          'Les contrôles automatiques ne voient qu’une partie des obstacles. Les essais avec des lecteurs d’écran et avec des personnes concernées restent à faire.',
          'La phrase qui accompagne un graphique en donne la conclusion, pas chaque valeur.',
          'Les dessins au trait qui accompagnent un texte n’ont pas de description : ils ne disent rien de plus que lui.',
        ],
      ],
    },
    environnement: {
      title: 'Établissement de cette déclaration',
      text: [
        'Technologies : HTML, CSS, SVG et JavaScript. Les essais automatiques utilisent Chromium, aux dimensions d’un ordinateur et d’un téléphone.',
      ],
    },
    contact: {
      title: 'Signaler un obstacle',
      text: [
        'Vous n’arrivez pas à lire un contenu ou à utiliser un service ? Écrivez à {contactEmail} ou appelez le {phone}. Dites-nous la page, ce que vous cherchiez à faire et votre matériel. Nous vous donnons le contenu autrement, puis nous corrigeons la page.',
      ],
    },
    recours: {
      title: 'Voie de recours',
      text: [
        'Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que notre réponse ne vous satisfait pas, vous pouvez :',
        [
          'écrire un message au Défenseur des droits : {rightsDefenderSite} ;',
          'contacter le délégué du Défenseur des droits de votre région ;',
          `envoyer un courrier, sans timbre : ${AUTHORITIES.rightsDefender.address}.`,
        ],
      ],
    },
  },
} as const;
