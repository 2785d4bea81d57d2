import { f } from './facts.ts';
export default {
  meta: {
    title: `Page introuvable | ${f.brand.name}`,
    description:
      'Cette adresse ne mène nulle part. L’accueil, le simulateur et la recherche sont à un clic d’ici.',
  },
  title: 'Page introuvable',
  subtitle:
    'La place 404 est vide : l’adresse a changé, ou elle n’a jamais existé. Le reste du site fonctionne : un mot dans la recherche suffit.',
  home: 'Retour à l’accueil',
  back: 'Retour',
  search: 'Rechercher sur le site',
  picture: 'Trois places de dépôt, 403, 404 et 405. La 404 est vide, son câble est débranché.',
} as const;
