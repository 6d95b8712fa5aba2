import type { Translated } from '#platform/language/language.ts'
import { mostOccupants, type RowTexts } from './row-en.ts'

export const french: Translated<RowTexts> = {
  mistakes: 'À corriger',
  line: (line) => `Ligne ${line}`,
  missing: 'Entrez une valeur',
  twice: (line) => `Doublon de la ligne ${line}`,
  noFloor: 'Entrez un étage',
  noUnit: (number) => `Le logement ${number} n’existe pas`,
  notAResident: 'Ce courriel appartient à un compte du personnel',
  ofHousehold: 'Ce courriel appartient à un membre d’un foyer',
  endBeforeStart: 'La date de fin précède la date de début',
  knownByEmail: (name) => `${name} est déjà inscrit et se connecte avec ce courriel.`,
  knownByName: (name, unit) =>
    unit === null ? `${name} est déjà inscrit, sans logement.` : `${name} habite déjà le logement ${unit}.`,
  occupied: (unit, people) =>
    [
      ...people
        .slice(0, mostOccupants)
        .map(({ name, from, until }) =>
          from !== null
            ? `${name} emménage dans le logement ${unit} le ${from}.`
            : `${name} habite le logement ${unit}${until === null ? '' : ` jusqu’au ${until}`}.`,
        ),
      ...(people.length > mostOccupants ? [`Et ${people.length - mostOccupants} de plus.`] : []),
      'Le logement serait partagé.',
    ].join(' '),
  forSale: (unit) => `Le logement ${unit} est à vendre.`,
  listed: (unit) => `Le logement ${unit} est publié sur le site.`,
  arriving: (unit, people) =>
    people.map(({ name, from }) => `${name} emménage dans le logement ${unit} le ${from}.`).join(' '),
  taken: (number, holder) => `${number} appartient à ${holder} et le demeure.`,
  forVisitors: (number) => `${number} est réservé aux visiteurs.`,
  takenByUnit: (number, unit) => `${number} appartient au logement ${unit} et le demeure.`,
  leftOut: 'Exclue de l’importation.',
  changedSince: 'Ce dossier a changé depuis l’aperçu. Vérifiez-le et importez la ligne de nouveau.',
}
