import type { Translated } from '#platform/language/language.ts'
import type { OwnWords } from './own-en.ts'

/** The French texts about a resident's own data export. */
export const frenchOwn: Translated<OwnWords> = {
  title: 'Vos données',
  lead: 'Votre dossier, vos logements, demandes, paiements, lettres et connexions, à garder ou à emporter ailleurs. Les notes que le bureau garde pour lui n’y sont pas : demandez-les au bureau.',
  takeJson: 'Télécharger en JSON',
  takePage: 'Télécharger comme page',
  taking: 'Rassemblement...',
  downloaded: 'Le téléchargement est prêt',
  notDownloaded: "Le fichier n'a pas pu être préparé",
}
