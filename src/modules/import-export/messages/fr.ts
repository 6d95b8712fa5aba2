import type { Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'

/** The French texts about a resident's own data export. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Vos données',
  lead: 'Téléchargez une copie de votre profil et de vos logements, demandes, paiements, courriels et connexions. Les notes internes du bureau ne sont pas incluses; demandez-les au bureau.',
  askOffice: 'Demander au bureau',
  downloadJson: 'Télécharger en JSON',
  downloadPage: 'Télécharger en page web',
  taking: 'Préparation...',
  downloaded: 'Le téléchargement est prêt',
  notDownloaded: 'Le fichier n’a pas pu être téléchargé',
}
