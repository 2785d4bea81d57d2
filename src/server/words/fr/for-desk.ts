export default {
  consents: {
    email_consent: 'Contact par e‑mail, pour recevoir son analyse',
    phone_consent: 'Appel au numéro donné',
    newsletter_consent: 'Lettre de la flexibilité',
  },
  gainOfFleet: '{gain} pour {count} véhicules',
  origins: {
    utm_source: {
      website: 'notre site',
      google: 'Google',
      bing: 'Bing',
      linkedin: 'LinkedIn',
      facebook: 'Facebook',
      newsletter: 'la lettre',
    },
    utm_medium: {
      organic: 'sans campagne',
      cpc: 'annonce',
      social: 'réseau social',
      email: 'e‑mail',
      referral: 'lien sur un autre site',
    },
  },
} as const;
