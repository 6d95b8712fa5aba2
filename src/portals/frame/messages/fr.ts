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
  notFound: 'L’adresse a peut-être changé.',
  goHome: 'Aller à l’accueil',
  broken: 'Cette page n’a pas pu être affichée',
  brokenText: 'Un problème est survenu pendant le chargement. Le reste de votre travail n’est pas touché.',
  connectionLost: 'Pas à jour.',
  connectionLostText:
    'La connexion a été perdue : ce que vous voyez n’est peut-être plus à jour. Reconnexion en cours.',
  unsentTitle: 'Se déconnecter avant que tout soit envoyé ?',
  unsentChanges: (n) =>
    n === 1
      ? '1 modification reste sur ce téléphone et sera envoyée quand vous vous reconnecterez ici.'
      : `${n} modifications restent sur ce téléphone et seront envoyées quand vous vous reconnecterez ici.`,
  unsentParcels: (n) =>
    n === 1
      ? '1 colis reste sur cet appareil et sera envoyé quand la réception s’y reconnectera.'
      : `${n} colis restent sur cet appareil et seront envoyés quand la réception s’y reconnectera.`,
  unsentNotes: (n) =>
    n === 1
      ? '1 note du journal reste sur cet appareil et sera envoyée quand la réception s’y reconnectera.'
      : `${n} notes du journal restent sur cet appareil et seront envoyées quand la réception s’y reconnectera.`,
  notTakenIn: (n) =>
    n === 1
      ? '1 colis n’est pas enregistré. Il reste sur cet appareil, et vous seul le voyez.'
      : `${n} colis ne sont pas enregistrés. Ils restent sur cet appareil, et vous seul les voyez.`,
  offlineTitle: 'La déconnexion demande une connexion au réseau',
  offlineText: 'Votre session reste ouverte. Réessayez quand le réseau sera revenu.',
  offlineChanges: (n) =>
    n === 1
      ? '1 modification attend sur ce téléphone. Elle sera envoyée quand le réseau sera revenu.'
      : `${n} modifications attendent sur ce téléphone. Elles seront envoyées quand le réseau sera revenu.`,
  offlineParcels: (n) =>
    n === 1
      ? '1 colis attend sur cet appareil. Il sera envoyé quand le réseau sera revenu.'
      : `${n} colis attendent sur cet appareil. Ils seront envoyés quand le réseau sera revenu.`,
  offlineNotes: (n) =>
    n === 1
      ? '1 note du journal attend sur cet appareil. Elle sera envoyée quand le réseau sera revenu.'
      : `${n} notes du journal attendent sur cet appareil. Elles seront envoyées quand le réseau sera revenu.`,
  signOutAnyway: 'Se déconnecter',
  reload: 'Recharger la page',
  residentOf: (unit: string) => `Résident, ${unit}`,
} satisfies PartlyTranslated<FrameWords>
