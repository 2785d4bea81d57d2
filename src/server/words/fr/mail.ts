import { namesIn } from '#content/field-names.ts';
import { number } from '#content/figures.ts';
import { f } from '#content/fr/facts.ts';
import fieldNames from '#content/fr/field-names.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';

const names = namesIn(fieldNames);

export default {
  reference: 'Référence',
  received: 'Reçu le',
  footer: {
    sender: `${f.brand.legal.company}, ${f.brand.legal.address}`,
    myData: 'Mes données',
    privacy: 'Vos données et vos droits',
    automatic: 'Message envoyé automatiquement.',
    forTheTeam:
      'Pour l’équipe. Contient des données personnelles : ne le transférez pas hors de l’entreprise.',
  },
  simulation: {
    title: 'Le chiffre de sa simulation, hors TVA',
    gain: 'Gain net par véhicule et par an',
    other: 'Si la recharge se faisait autrement',
    fleetGain: 'Gain net de la flotte par an',
    vehicles: '{euros} pour {count} véhicules',
    billToday: 'Facture de recharge aujourd’hui, par véhicule et par an',
    paidInAll: 'Avec nous, notre part comprise',
  },
  acknowledgement: {
    lead: {
      subject: `Votre pré-inscription ${f.brand.name} : la suite ${f.claims.analysisWithin}`,
      furtherSubject: `Votre pré-inscription ${f.brand.name} : la suite ${f.claims.furtherAnalysisWithin}`,
      greeting: 'Bonjour {name}, votre flotte est pré‑inscrite.',
      title: 'Votre flotte est pré‑inscrite.',
      text: 'Nous avons bien reçu vos réponses ; elles sont rappelées en bas de ce message.',
    },
    contact: {
      subject: `Votre message à ${f.brand.name} : réponse ${f.claims.replyWithin}`,
      greeting: 'Bonjour {name}, votre message est bien arrivé.',
      title: 'Votre message est bien arrivé.',
      text: `Une personne de l’équipe le lit et vous répond ${f.claims.replyWithin}.`,
    },
    simulation: {
      label: 'Gain net, d’après votre simulation',
      fleetOf: 'Pour {count} véhicules : {euros} par an, hors TVA, notre part déduite.',
      see: 'Revoir ma simulation',
    },
    simulate: 'Simuler ma flotte',
    whileWaiting: 'En attendant, estimez le gain de votre flotte aux prix réels du marché.',
    stepsTitle: 'Ce qui se passe, et quand',
    steps: {
      analysis: {
        when: f.capitalised(f.claims.analysisWithin),
        name: 'Votre analyse, par e‑mail',
        by: 'Quatre pages sur vos chiffres. {name}, {role}, répond à vos questions.',
        byTeam:
          'Quatre pages sur vos chiffres, par un lien privé. L’équipe répond à vos questions.',
        further: {
          when: f.capitalised(f.claims.furtherAnalysisWithin),
          text: `Cette flotte a sa propre analyse ; ${f.oneAnalysisADay}.`,
        },
      },
      profile: {
        when: f.capitalised(f.claims.profileReviewWithin),
        name: 'Votre profil, vérifié',
        text: 'Nous vérifions vos véhicules et vos bornes, et vous disons si la bêta vous convient.',
      },
      appointment: {
        when: 'À votre date',
        name: 'Un rendez-vous',
        text: 'Vos heures de départ, votre contrat, les questions de votre direction.',
        choose: 'Choisir un créneau',
      },
      call: {
        when: 'Ensuite',
        name: 'Un appel',
        text: 'Nous vous appelons pour parler de vos heures de départ, de votre contrat et des questions de votre direction.',
        withoutConsent: {
          name: 'Un appel, si vous le souhaitez',
          text: 'Répondez avec un numéro, et nous vous appelons. Sinon, tout se fait par e‑mail.',
        },
      },
    },
    preciseTitle: 'Trois précisions qui affinent votre analyse',
    preciseText: 'Répondez à ce message avec :',
    precise: [
      'une facture d’électricité récente : elle dit votre prix et votre puissance souscrite ;',
      'comment vos véhicules chargent aujourd’hui : dès qu’on les branche, ou avec une minuterie ;',
      'vos modèles de véhicules et de bornes.',
    ],
    answersTitle: 'Ce que vous avez répondu',
    /** In place of what was typed, which is not repeated. */
    given: 'indiqué',
    wrong: `Une erreur, une question ? Répondez à ce message : la même équipe vous répond ${f.claims.replyWithin}.`,
    answer: 'Un détail à ajouter ? Répondez à ce message : il arrive à la même équipe.',
    notYou: `Vous n’avez rien demandé ? Quelqu’un a sans doute tapé votre adresse par erreur. Écrivez à ${f.brand.email.privacy} : nous effaçons tout.`,
  },
  analysis: {
    subject: 'Votre analyse est prête',
    greeting: 'Bonjour {name}, votre analyse est prête.',
    title: 'Votre analyse est prête.',
    text: 'Quatre pages sur vos chiffres, à transmettre telles quelles à votre direction financière.',
    fromAnswers: 'Gain net, d’après vos réponses',
    open: 'Ouvrir l’analyse',
    validity: 'Lien privé, valable jusqu’au {date}. La page qu’il ouvre permet de le révoquer.',
    contentTitle: 'Ce qu’elle contient',
    content: [
      {
        when: 'Page 1',
        name: 'Le résultat',
        text: 'Votre gain et sa fourchette, pour un véhicule et pour la flotte.',
      },
      { when: 'Page 2', name: 'La facture', text: 'Aujourd’hui et avec nous, ligne à ligne.' },
      {
        when: 'Page 3',
        name: 'La nuit, les mois, les années',
        text: 'Votre dépôt heure par heure, douze mois, trois années de prix.',
      },
      {
        when: 'Page 4',
        name: 'Les hypothèses',
        text: 'Leurs sources, ce qui reste à vérifier sur place, la suite.',
      },
    ],
    openTitle: 'Ce qui la rendrait plus précise',
    simulate: 'Préciser ces réponses dans le simulateur',
    nextTitle: 'La suite',
    person: '{name}, répond à vos questions : il suffit de répondre à ce message.',
    team: 'Une question, une facture à nous montrer ? Répondez à ce message : l’équipe le lit.',
    booking: 'Choisir un créneau',
  },
  analysisReminder: {
    subject: 'Analyse à valider avant la fin du délai',
    title: 'Une analyse attend votre accord.',
    text: 'Elle est faite depuis {hours} h, et nous l’avons promise {within}. Relisez-la, puis validez-la : elle part aussitôt. Ou décidez de ne pas l’envoyer.',
  },
  newsletterConfirmation: {
    subject: 'Confirmez votre inscription à la lettre de la flexibilité',
    title: 'Confirmez votre adresse',
    text: `Vous avez demandé à recevoir la lettre de la flexibilité : prix, règles, retours de terrain, ${f.claims.newsletterPerMonth}. Confirmez que cette adresse est la vôtre.`,
    confirm: 'Confirmer mon inscription',
    validity: 'Ce lien est valable deux jours et ne fonctionne qu’une fois.',
    notYou: `Vous n’avez rien demandé ? Ne faites rien : vous ne recevrez plus rien et votre adresse sera effacée sous ${f.retention.unconfirmedNewsletterDays} jours.`,
  },
  newsletterReader: {
    welcome: {
      subject: 'Bienvenue dans la lettre de la flexibilité',
      title: 'C’est confirmé. Bienvenue.',
      text: `Vous recevrez ${f.claims.newsletterPerMonth}, quand il y a quelque chose à dire : ce que valent vraiment les heures de branchement, les règles qui changent, ce que d’autres flottes ont appris.`,
    },
    reminder: {
      subject: 'Vous êtes déjà inscrit à la lettre de la flexibilité',
      title: 'Vous y êtes déjà.',
      text: `Quelqu’un, sans doute vous, vient de demander la lettre de la flexibilité pour cette adresse. Elle est déjà inscrite : rien à confirmer, vous recevrez le prochain envoi. S’il n’arrive pas, regardez dans les indésirables.`,
    },
    read: 'Lire les derniers articles',
    unsubscribe: 'Se désinscrire en un clic',
  },
  dataLink: {
    subject: `Voir vos données chez ${f.brand.name} : votre lien`,
    title: 'Vos données, telles que nous les détenons.',
    text: 'Quelqu’un, sans doute vous, vient de demander à voir les données liées à cette adresse. Ce lien ouvre une page qui les montre toutes, avec leur durée de conservation ; vous pouvez les y télécharger ou les effacer.',
    open: 'Voir mes données',
    validity: `Ce lien est valable ${f.dataAccess.linkMinutes} minutes et ne fonctionne qu’une fois.`,
    notYou:
      'Vous n’avez rien demandé ? Ne faites rien : sans ce lien, personne ne voit vos données. Ne le transférez pas.',
  },
  erasureNotice: {
    subject: 'Effacement demandé : à faire aussi chez les destinataires',
    title: 'Une personne efface ses données.',
    text: 'Elle l’a demandé sur la page « Mes données », et notre base les efface. Ceux qui en ont reçu une copie doivent l’effacer aussi (RGPD, article 19), puis ce message.',
    address: 'Adresse concernée',
    recipients: 'À prévenir, ou à vider',
  },
  salesNotice: {
    subjects: {
      registered: 'Nouvelle pré-inscription',
      repeated: 'Nouvelle demande d’une adresse déjà inscrite',
      simulated: 'Simulation jointe à la pré-inscription',
      contact: 'Message de la page contact',
      demo_request: 'Message du formulaire de contact (simulateur)',
    },
    further:
      'Cette adresse était déjà inscrite : c’est une demande de plus, peut-être pour une autre flotte. Tout ce qui suit, l’accord pour être appelé compris, ne vaut que pour elle ; ce qui avait été envoyé avant reste tel quel, avec ses propres accords et sa propre analyse.',
    priority: 'Prioritaire',
    standard: 'Standard',
    toCheck: 'À vérifier',
    vehicles: 'véhicules',
    distance: { upTo: 'jusqu’à {km}', above: 'plus de {km}' },
    meaning: {
      priority: `${number(PRIORITY_FROM, 'fr')} points ou plus : à traiter en premier.`,
      priorityToCall: `${number(PRIORITY_FROM, 'fr')} points ou plus : à rappeler en premier.`,
      standard: `Moins de ${number(PRIORITY_FROM, 'fr')} points : à traiter dans l’ordre d’arrivée.`,
    },
    call: {
      allowed: 'Appel permis.',
      refused: 'Appel non permis : écrivez.',
    },
    scoreChange: 'Score : {before} avant la simulation, {after} avec.',
    addedTitle: 'Ce que la simulation ajoute au score',
    whyTitle: 'Pourquoi ce score',
    total: 'Total',
    suspicion: {
      honeypot:
        'Un champ que personne ne voit a été rempli : c’est peut-être un programme. À vérifier avant de rappeler. La personne n’a pas reçu d’accusé de réception.',
      'too-fast':
        'Le formulaire a été envoyé en moins de deux secondes : c’est peut-être un programme. À vérifier avant de rappeler. La personne n’a pas reçu d’accusé de réception.',
    },
    personTitle: 'Qui, et ce qui est permis',
    senderTitle: 'Qui',
    questionsTitle: 'Trois questions à poser',
    questions: {
      hours: {
        ask: 'À quelle heure les véhicules rentrent-ils, et à quelle heure repartent-ils ?',
        why: 'Ces heures décident du gain, et elles n’ont pas été données.',
      },
      moveable: {
        ask: 'Une partie de la recharge peut-elle se faire la nuit ?',
        why: 'La flotte recharge en journée ou aux heures de pointe.',
      },
      contract: {
        ask: 'Quel prix paie la flotte pour son électricité : offre spot (prix de chaque heure), heures pleines et heures creuses, ou le même prix à toute heure ?',
        why: 'Le prix décide de ce que vaut une heure décalée.',
      },
      charging_today: {
        ask: 'Comment les véhicules chargent-ils aujourd’hui : dès qu’on les branche, ou avec une minuterie ?',
        why: 'Le gain se compte par rapport à cette recharge.',
      },
      subscribed_power: {
        ask: 'Quelle puissance, en kVA, est souscrite au dépôt ?',
        why: 'Elle n’a pas été donnée ; la connaître resserre la fourchette.',
      },
      contract_end: {
        ask: 'Quand le contrat d’électricité prend-il fin ?',
        why: 'Une offre spot, prix de chaque heure, changerait le gain.',
      },
      distance: {
        ask: 'Combien de kilomètres un véhicule fait-il par jour ?',
        why: 'L’énergie à recharger chaque nuit en dépend.',
      },
      models: {
        ask: 'Quels modèles de véhicules, et combien de chaque ?',
        why: 'Batterie et puissance de charge changent d’un modèle à l’autre.',
      },
      chargers: {
        ask: 'Quels modèles de bornes, et pilotées par qui aujourd’hui ?',
        why: 'La version d’OCPP dit si la recharge se pilote sans rien changer.',
      },
      decision: {
        ask: 'Qui décide, et pour quelle date ?',
        why: 'Le projet est annoncé pour bientôt.',
      },
    },
    fleetTitle: 'La flotte',
    originTitle: 'D’où vient la demande',
    messageTitle: 'Le message',
    seeSimulation: 'Voir la simulation',
    replyBy: { label: 'Réponse promise', until: 'le {date}, {time}, au plus tard' },
    openAtDesk: 'Ouvrir la demande',
    answer: 'Votre réponse à cet e‑mail part directement à la personne.',
    none: 'non indiqué',
    yes: 'oui',
    no: 'non',
    fields: names,
    reasons: {
      fleet_size: names.fleet_size,
      urgency: names.urgency,
      industry: names.industry,
      charging_hours: names.charging_hours,
      company: 'Entreprise indiquée',
      phone: 'Téléphone indiqué',
      phone_consent: names.phone_consent,
      simulator_linked: 'Simulation jointe',
      simulator_potential: 'Potentiel simulé',
    },
    options: {
      vehicle_type: {
        cars: 'voitures',
        vans: 'utilitaires',
        trucks: 'poids lourds',
        buses: 'bus',
        mixed: 'flotte mixte',
      },
      charging_hours: {
        night: 'la nuit',
        day: 'le jour',
        flexible: 'flexible',
        peak_hours: 'aux heures de pointe',
      },
      industry: {
        logistics: 'logistique',
        transport: 'transport',
        municipal: 'collectivité',
        service: 'services',
        retail: 'commerce',
        other: 'autre',
      },
      urgency: {
        immediate: 'dès que possible',
        '3_months': 'dans les 3 mois',
        '6_months': 'dans les 6 mois',
        '12_months': 'dans l’année',
        exploring: 'pas encore de date',
      },
      main_motivation: {
        cost_reduction: 'réduire les coûts',
        sustainability: 'réduire les émissions',
        regulation: 'répondre à la réglementation',
        efficiency: 'gagner en efficacité',
        innovation: 'innover',
      },
      preferred_contact_method: { email: 'e‑mail', phone: 'téléphone' },
      charging_today: {
        arrival: 'dès l’arrivée',
        timer: 'par une minuterie, en heures creuses',
      },
      electricity_price: {
        indexed: 'offre spot, prix de chaque heure',
        class: 'heures pleines, heures creuses',
        fixed: 'le même prix à toute heure',
        unknown: 'ne sait pas',
      },
      potential: { high: 'élevé', medium: 'moyen', low: 'faible' },
      subject: {
        demo: 'démonstration',
        pricing: 'tarifs',
        partnership: 'partenariat',
        technical: 'question technique',
        support: 'support',
        other: 'autre',
      },
      language: { fr: 'français', en: 'anglais' },
    },
  },
  deadNotice: {
    subject: 'Des envois n’ont pas abouti',
    title: 'Des envois n’ont pas abouti.',
    text: 'Tous les essais prévus ont échoué. Les demandes elles-mêmes sont enregistrées : rien n’est perdu. Une fois la cause réparée, relancez les envois.',
    mail: 'E‑mails',
    command: 'La liste et la relance : voir « Envois morts » dans le guide d’exploitation.',
  },
} as const;
