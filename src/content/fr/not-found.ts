import { BRAND } from '#domain/site/brand.ts';
export default {
  meta: {
    title: `Page introuvable | ${BRAND.name}`,
    description:
      'Cette adresse ne mène nulle part. L’accueil, le simulateur et la recherche sont à un clic d’ici.',
  },
  title: 'Page introuvable',
  subtitle: 'L’adresse a changé, ou elle n’a jamais existé. Le reste du site, lui, est bien là.',
  home: 'Retour à l’accueil',
  back: 'Retour',
  search: 'Rechercher sur le site',
  picture: 'Un utilitaire fait demi-tour devant trois barres qui dessinent 404.',
} as const;
