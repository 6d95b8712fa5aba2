import type { PartlyTranslated } from '#platform/language/language.ts'
import type { FrameWords } from './en.ts'

export const french = {
  skip: 'Aller au contenu',
  sections: 'Sections',
  section: 'Section',
  yourMenu: 'Votre menu',
  areas: { tenant: 'Portail des résidents', account: 'Mon compte' },
  welcomeBack: (firstName: string) => `Bon retour, ${firstName}`,
  residentPortal: 'Portail des résidents',
  portfolio: 'Portefeuille',
  site: 'Retour au site',
  notFoundTitle: 'Page introuvable',
  notFound: "L'adresse a peut-être changé.",
  goHome: "Aller à l'accueil",
  broken: "Cette page n'a pas pu être affichée",
  brokenText: "Un problème est survenu pendant le chargement. Le reste de votre travail n'est pas touché.",
  connectionLost: 'Pas à jour.',
  connectionLostText:
    "La connexion a été perdue : ce que vous voyez n'est peut-être plus à jour. Reconnexion en cours.",
  unsentTitle: (n: number) =>
    n === 1
      ? 'Se déconnecter avec 1 modification non envoyée ?'
      : `Se déconnecter avec ${n} modifications non envoyées ?`,
  unsentText: (n) =>
    n === 1
      ? 'Elle reste sur ce téléphone et sera envoyée quand vous vous reconnecterez ici.'
      : 'Elles restent sur ce téléphone et seront envoyées quand vous vous reconnecterez ici.',
  signOutAnyway: 'Se déconnecter',
  reload: 'Recharger la page',
  residentOf: (unit: string) => `Résident, ${unit}`,
} satisfies PartlyTranslated<FrameWords>
