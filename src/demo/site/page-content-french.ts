import type { PageContent } from '#building/contract.ts'
import { pageContent as english } from './page-content.ts'
import { profile } from '../profile.ts'

/** Merges the French texts into their English counterparts, so that icons and places of pictures are written once. */
const over = <Item extends object>(items: readonly Item[], translations: readonly Partial<Item>[]): Item[] =>
  items.map((item, place) => ({ ...item, ...translations[place] }))

/** The texts of the public pages in French. */
export const frenchPageContent: PageContent = {
  home: {
    ...english.home,
    eyebrow: 'Au centre-ville, au bord de la rivière',
    headline: 'La *tour* de référence au cœur du centre-ville',
    description:
      'Une tour en L sur tout un îlot\u00A0: plus de 400 logements au-dessus de la rivière, des boutiques au niveau de la rue, la sécurité 24 heures sur 24, un stationnement intérieur et des vues dans toutes les directions.',
    badges: over(english.home.badges, [
      { label: 'Stationnement intérieur' },
      { label: 'Piscine d’eau salée' },
      { label: 'Jardin-terrasse' },
    ]),
    figures: [
      { label: 'Étages', value: '31' },
      { label: 'Logements', value: '400+' },
      { label: 'Niveaux de stationnement intérieur', value: '6' },
      { label: 'Sécurité sur place', value: '24/7' },
    ],
    galleryTitle: 'Le hall et l’entrée',
    tiles: over(english.home.tiles, [
      { caption: 'Hall principal' },
      { caption: 'Salon du hall' },
      { caption: 'Comptoir d’accueil' },
      { caption: 'Coin d’attente' },
      { caption: 'Coin du courrier' },
      { caption: 'Entrée principale' },
    ]),
  },
  amenities: {
    ...english.amenities,
    headline: 'Des installations de premier ordre',
    introduction: 'Tout se trouve dans l’immeuble ou sur son toit, et s’ouvre à chaque résident.',
    cards: over(english.amenities.cards, [
      {
        title: '6 niveaux de stationnement intérieur',
        description:
          'Chauffé, clôturé et éclairé toute la nuit, avec ascenseurs directs vers chaque étage résidentiel.',
      },
      {
        title: 'Piscine d’eau salée et bain à remous',
        description: 'À l’intérieur toute l’année, vitrée du côté de la terrasse, douce pour la peau et les yeux.',
      },
      { title: 'Saunas pour elle et lui', description: 'Deux pièces de cèdre près de la piscine.' },
      {
        title: 'Salle d’entraînement',
        description: 'Cardio, poids libres et tapis de sol, avec vue sur la terrasse.',
      },
      { title: 'Salle de billard et de jeux', description: 'Billard, ping-pong et fléchettes.' },
      {
        title: 'Le plus grand jardin-terrasse',
        description: 'La plus vaste terrasse sur toit du centre-ville, abritée par les deux ailes de la tour.',
      },
    ]),
    moreTitle: 'Et encore',
    more: over(english.amenities.more, [
      { name: 'Fontaine extérieure et bassin à poissons' },
      { name: 'Salle de réception' },
      { name: 'Local à vélos' },
      { name: 'Coin barbecue' },
      { name: 'Buanderie' },
      { name: 'Salle du courrier' },
      { name: 'Chute à déchets à chaque étage' },
      { name: 'Coin salon extérieur' },
    ]),
    closing: 'Voyez-le sur place\u00A0: une visite dure une demi-heure.',
  },
  services: {
    ...english.services,
    headline: 'Des services pour vivre tranquille',
    introduction: 'Des gens qui connaissent l’immeuble sont là à toute heure du jour.',
    services: over(english.services.services, [
      {
        title: 'Sécurité 24 heures sur 24',
        description: 'Quelqu’un est au poste à toute heure. La ligne de sécurité est le {phone}.',
        points: ['Sécurité sur place', 'Vidéosurveillance', 'Systèmes d’accès protégés', 'Intervention d’urgence'],
      },
      {
        title: 'Entretien professionnel',
        description: 'Notre propre équipe s’occupe des logements et des espaces communs, et dit quand ce sera fait.',
        points: ['Réponse rapide', 'Équipement professionnel', 'Entretien préventif'],
      },
      {
        title: 'Gestion à temps plein',
        description: 'Le bureau de gestion est dans l’immeuble et ouvert six jours par semaine.',
        points: [
          'Relations avec les résidents',
          'Contrôle de la qualité',
          'Suivi de la propriété',
          'Communication directe',
        ],
      },
      {
        title: 'Animaux bienvenus',
        description: `Les animaux jusqu’à ${profile.petLimitLbs} lb sont les bienvenus, avec documents et inscription.`,
        points: [
          `Poids limite de ${profile.petLimitLbs} lb`,
          'Cage de transport dans les espaces communs',
          'Postes de gestion des déchets',
        ],
      },
    ]),
    assistanceTitle: 'Besoin d’aide?',
    assistance: 'Appelez notre ligne 24 heures sur 24 au {phone}, ou écrivez au bureau.',
  },
  nearby: {
    ...english.nearby,
    headline: 'Tout le centre-ville à votre porte',
    introduction: 'Ce qu’il vous faut est dans l’immeuble ou à quelques pas le long de la rivière.',
    groups: over(english.nearby.groups, [
      {
        title: 'Dans l’immeuble',
        items: [
          'Pharmacie Riverside',
          'Salon de coiffure Walk & Wave',
          'Ledger & Lane, comptabilité et impôts',
          'Cabinet Okafor Bright',
          'Étude Harbour Street',
          'Dépanneur du coin',
        ],
      },
      {
        title: 'Au quotidien',
        items: [
          'Quatre cafés à deux rues ou moins',
          'Deux épiceries, dont une ouverte jour et nuit',
          'Marché en plein air chaque samedi, de mai à octobre',
          'Magasins de vin, de bière et de cannabis',
          'Boutiques de cadeaux au bord de la rivière',
        ],
      },
      {
        title: 'Éducation et services',
        items: [
          'Écoles primaires et secondaires',
          'Deux collèges au centre-ville',
          'Lieux de culte de six confessions',
          'Hôpital avec urgence',
          'Médecins de famille et dentistes',
          'Banques',
          'Bibliothèque centrale',
          'Gare d’autobus et arrêts de transport',
          'Bureau de poste',
          'Hôtel de ville',
          'Postes de police et de pompiers',
        ],
      },
      {
        title: 'Loisirs',
        items: [
          'Restaurants et bars',
          'Casino avec aréna de 5 000 places',
          'Théâtre attenant à l’aréna',
          'Salles d’arts du collège',
          'Hôtels pour vos invités',
          'Parc aquatique intérieur',
          'Croisières sur la rivière',
          'Place et parc au bord de la rivière',
          'Galerie d’art et musée',
        ],
      },
    ]),
  },
  gallery: {
    headline: 'Galerie',
    introduction: 'La tour, ses pièces et sa terrasse, et comment elle a été bâtie.',
    credit: 'Toutes les images sont des visualisations de l’immeuble.',
  },
  contact: {
    headline: 'Nous joindre',
    introduction: 'Le bureau répond en un jour ouvrable. Le poste de sécurité répond à toute heure.',
    mapTitle: `${profile.name}, ${profile.street}`,
    mapCaption: 'L’immeuble est au cœur du centre-ville, au bord de la rivière.',
  },
  'building-view': {
    ...english['building-view'],
    headline: 'Logements offerts',
    introduction: 'Chaque logement offert, avec ce qu’il coûte et quand il est libre.',
    views: over(english['building-view'].views, [{ name: 'Sud-ouest' }, { name: 'Nord-est' }]),
  },
}
