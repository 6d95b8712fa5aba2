import type { Translated } from '#platform/language/language.ts'
import type { RowTexts } from './row-en.ts'

export const french: Translated<RowTexts> = {
  mistakes: 'À corriger',
  line: (line) => `Ligne ${line}`,
  missing: 'Entrez une valeur',
  twice: (line) => `Doublon de la ligne ${line}`,
  noFloor: 'Entrez un étage',
  noUnit: (number) => `Le logement ${number} n'existe pas`,
  notAResident: 'Ce courriel appartient à un compte du personnel',
  ofHousehold: "Ce courriel appartient à un membre d'un foyer",
  endBeforeStart: 'La date de fin précède la date de début',
  knownByEmail: (name) => `${name} est déjà inscrit et se connecte avec ce courriel.`,
  knownByName: (name, unit) =>
    unit === null ? `${name} est déjà inscrit, sans logement.` : `${name} habite déjà le logement ${unit}.`,
  occupied: (unit, name, others) =>
    others === 0
      ? `${name} habite le logement ${unit}.`
      : `${name} et ${others} ${others === 1 ? 'autre personne' : 'autres personnes'} habitent le logement ${unit}.`,
  taken: (number, holder) => `${number} appartient à ${holder} et le demeure.`,
  forVisitors: (number) => `${number} est réservé aux visiteurs.`,
  takenByUnit: (number, unit) => `${number} appartient au logement ${unit} et le demeure.`,
  leftOut: "Exclue de l'importation.",
  changedSince: "Ce dossier a changé depuis l'aperçu. Vérifiez-le et importez la ligne de nouveau.",
}
