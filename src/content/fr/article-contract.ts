import { CLAIMS } from '#domain/site/claims.ts';
import { number } from '../figures.ts';
import { shareRule } from '../share-rule.ts';
import articles from './articles.ts';

export default {
  meta: {
    title: 'Contrat de flexibilité : six clauses à lire',
    description:
      'Part du revenu, courbe de référence, préavis, pénalités, données, sortie : les questions à poser avant de signer un contrat de flexibilité.',
  },
  hero: articles.titles['article-contract'],
  common: articles.common,
  topic: articles.topics.contract,
  next: articles.titles['article-value'].title,
  sections: {
    objet: {
      title: 'Ce que vous vendez, au juste',
      body: [
        'Un contrat de flexibilité ne vend pas de l’énergie. Il vend le droit de décaler votre recharge, et parfois de reprendre un peu de ce qui est dans vos batteries. L’opérateur le revend sur plusieurs marchés et vous reverse une part.',
        'En Europe, vous êtes libre de le faire avec qui vous voulez. La directive de 2019 sur le marché de l’électricité dit que tout client peut conclure un contrat d’agrégation indépendamment de son contrat de fourniture, sans l’accord de son fournisseur{directive}. Si l’on vous dit le contraire, demandez le texte.',
        'Tout ce qui suit tient en six clauses. Aucune n’est technique au point qu’un responsable de flotte ne puisse la lire. Et chacune peut, mal écrite, annuler les cinq autres.',
      ],
      questions: [
        'Quels services sont vendus : décalage de la recharge seul (V1G), ou énergie rendue au réseau (V2G) ?',
        'Sur quels marchés, et puis‑je en refuser un ?',
        'Mon contrat d’énergie actuel est‑il compatible, et qui le vérifie ?',
      ],
    },
    part: {
      title: 'La part',
      body: [
        'Un pourcentage ne dit rien tant qu’on ne sait pas de quoi. Du revenu brut des marchés ? Du revenu après frais d’accès, écarts et pénalités ? De l’économie sur votre facture, et alors calculée par qui ? La même part d’une petite base peut valoir moins qu’une part plus faible d’une grande.',
        'Regardez aussi le plancher. Un montant garanti par véhicule est confortable, mais il se paie : l’opérateur prend le risque et garde le reste. Les deux formules sont honnêtes, à condition d’être comparées sur le même scénario. Demandez un exemple chiffré sur votre propre flotte, une bonne et une mauvaise année.',
      ],
      questions: [
        'La part porte‑t‑elle sur le brut ou sur le net ? Net de quoi, poste par poste ?',
        'L’économie sur ma facture est‑elle comptée dans le revenu partagé ?',
        'Quand suis‑je payé, sur quel relevé, et que se passe‑t‑il en cas de désaccord ?',
        'Y a‑t‑il un abonnement, des frais de mise en service, un minimum facturé ?',
      ],
    },
    reference: {
      title: 'La référence',
      body: [
        'C’est la clause la plus importante et la moins lue. On vous paie pour avoir consommé moins, ou plus tard, que prévu. Prévu par qui ? Il faut une courbe de référence : ce que vous auriez fait sans consigne.',
        'Pour l’effacement vendu sur les marchés, les règles de RTE fixent les méthodes qui construisent cette courbe et contrôlent le réalisé ; une méthode nouvelle passe par des tests avant d’y entrer{baseline}. Mais entre l’opérateur et vous, la référence est affaire de contrat, et tout le monde a intérêt à la sienne.',
        'Une bonne référence est simple, connue à l’avance et recalculable par vous. « Recharge dès l’arrivée, à pleine puissance, jusqu’au niveau demandé » remplit ces trois conditions. Une référence fondée sur vos semaines passées a un défaut : plus vous pilotez bien, plus elle ressemble au plan, et plus votre gain fond.',
      ],
      questions: [
        'Quelle est la référence, écrite en une phrase ?',
        'Puis‑je la recalculer avec mes propres relevés ?',
        'Change‑t‑elle si ma flotte ou mes horaires changent ? Qui décide ?',
      ],
    },
    preavis: {
      title: 'Le préavis et la disponibilité',
      body: [
        'Deux engagements se cachent sous le même mot. Le premier est le vôtre : combien de véhicules, branchés à quelles heures, combien de jours. Flexitanie, par exemple, demandait au moins quinze heures de branchement par jour{flexitanie}. Comparez ce chiffre avec vos relevés, pas avec votre planning.',
        'Le second est le leur : combien de temps avant une activation êtes-vous prévenu, et pouvez-vous la refuser ? Un véhicule qui doit partir doit pouvoir partir. Le contrat doit dire en toutes lettres que l’heure de départ et le niveau demandé passent avant tout ordre du marché, et ce qui vous est dû si ce n’a pas été le cas.',
      ],
      questions: [
        'Sur quelle disponibilité suis‑je engagé, et comment est‑elle mesurée ?',
        'Un départ avancé, un jour férié, une panne : faut‑il prévenir, et comment ?',
        'Que me doit l’opérateur si un véhicule n’est pas prêt à l’heure ?',
      ],
    },
    penalites: {
      title: 'Les pénalités',
      body: [
        'Les marchés pénalisent qui ne livre pas. Votre opérateur le sait, et il répartit ce risque sur beaucoup de flottes : c’est son métier. Une pénalité qui descend jusqu’à vous, véhicule par véhicule, est le signe qu’il ne le fait pas.',
        'L’usage le plus sain est qu’un véhicule absent ne rapporte simplement rien ce jour‑là. Si une pénalité existe, elle doit avoir un plafond, et ce plafond doit être inférieur à ce que le contrat vous rapporte. Un revenu qui peut devenir négatif n’est plus un revenu, c’est une position de marché.',
        'Pensez aussi à l’usure si vous rendez de l’énergie. Elle n’apparaît sur aucune facture, et c’est votre batterie. Le contrat doit limiter l’énergie rendue par an, garder une réserve, et respecter les conditions du constructeur.',
      ],
      questions: [
        'Le montant versé peut‑il devenir négatif, sur un mois ou sur une année ?',
        'Quel est le plafond des pénalités, et qui prouve la faute ?',
        'En V2G : combien d’énergie rendue au plus par an, et sous quel niveau ne descend‑on jamais ?',
      ],
    },
    donnees: {
      title: 'Les données',
      body: [
        'Pour piloter, l’opérateur doit connaître heures, niveaux, lieux. Ces données disent aussi où dorment vos véhicules et qui les conduit : ce sont alors des données personnelles, et le règlement européen s’applique{gdpr}. Il vous faut un accord de sous-traitance, une durée, et une liste de ceux qui les voient.',
        'Dans l’autre sens, vous avez des droits. La directive prévoit que le client reçoive, s’il le demande, les données de son effacement ou de l’électricité vendue, gratuitement, au moins une fois par période de facturation{directive}. Et le règlement sur les données, applicable depuis septembre 2025, vous ouvre l’accès à celles de vos véhicules et de vos bornes connectés{dataAct}.',
      ],
      questions: [
        'Puis‑je exporter chaque nuit, heure par heure, dans un format ouvert ?',
        'Combien de temps gardez-vous les données, et que devient la copie à la fin ?',
        'À qui les transmettez-vous, et pour quoi faire ?',
      ],
    },
    sortie: {
      title: 'La sortie',
      body: [
        'On lit la durée, on oublie la sortie. Or c’est elle qui donne du poids à toutes les autres clauses : un opérateur que l’on peut quitter soigne ses relevés. Méfiez-vous de la tacite reconduction longue, du matériel prêté qu’il faut rendre, et des bornes verrouillées sur une seule application.',
        `Nous nous appliquons la même grille. ${shareRule('fr')} L’économie apparaît sur vos propres factures, nous facturons notre part chaque mois, et ce que paient les marchés vous est versé chaque mois. Il n’y a pas d’autres frais. Le préavis est de ${number(CLAIMS.noticePeriod.value, 'fr')} jours. La recharge pilotée ne demande aucun matériel, donc rien à démonter. Pour les autres questions de cette page, posez-les-nous : les réponses doivent figurer dans le contrat, pas dans un article.`,
      ],
      questions: [
        'Quel préavis, à quel moment de l’année, et sans motif ?',
        'Que reste‑t‑il à payer si je pars, et les bornes restent‑elles pilotables par un autre ?',
        'Que devient le contrat si je vends la moitié de la flotte, ou si je déménage le dépôt ?',
      ],
    },
  },
  sources: {
    directive:
      'Directive (UE) 2019/944 concernant des règles communes pour le marché intérieur de l’électricité, article 13 (contrat d’agrégation).',
    baseline:
      'RTE, portail services, « Protocoles de test » : méthodes de contrôle du réalisé et courbe de référence des entités d’effacement (NEBEF).',
    flexitanie:
      'L’argus pro, présentation du projet Flexitanie et de son offre aux flottes, valable jusqu’en juin 2021.',
    gdpr: 'Règlement (UE) 2016/679 sur la protection des données (RGPD), article 28 pour la sous-traitance.',
    dataAct:
      'Règlement (UE) 2023/2854 sur l’accès équitable aux données, applicable depuis le 12 septembre 2025.',
  },
} as const;
