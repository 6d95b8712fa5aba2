import { localeOf } from '../language.ts'
import type { Translated } from '../language.ts'
import type { FieldErrors } from './fields-en.ts'

const written = (n: number | bigint) => n.toLocaleString(localeOf('fr'))
const count = (n: number | bigint, singular: string, plural: string) => `${written(n)} ${n === 1 ? singular : plural}`

export const french: Translated<FieldErrors> = {
  wholeInput: 'Les données envoyées',
  entry: (field, n) => `${field} (élément ${n})`,
  missing: (field) => `${field} : champ obligatoire`,
  mustBe: (field, choices) =>
    `${field} : ${choices.length < 2 ? String(choices[0]) : `${choices.slice(0, -1).join(', ')} ou ${String(choices.at(-1))}`} attendu`,
  minLength: (field, n) => `${field} : au moins ${count(n, 'caractère', 'caractères')}`,
  maxLength: (field, n) => `${field} : au plus ${count(n, 'caractère', 'caractères')}`,
  minEntries: (field, n) => `${field} : au moins ${count(n, 'élément', 'éléments')}`,
  maxEntries: (field, n) => `${field} : au plus ${count(n, 'élément', 'éléments')}`,
  min: (field, n) => `${field} : au moins ${written(n)}`,
  max: (field, n) => `${field} : au plus ${written(n)}`,
  above: (field, n) => `${field} : plus que ${written(n)}`,
  below: (field, n) => `${field} : moins que ${written(n)}`,
  multipleOf: (field, n) => `${field} : un multiple de ${n} attendu`,
  unknownFields: (field, names) => `${field} : champs inconnus : ${names}`,
  invalid: (field) => `${field} : valeur non valide`,
  types: {
    string: 'texte',
    number: 'nombre',
    int: 'nombre entier',
    boolean: 'true ou false',
    array: 'liste',
    object: 'objet avec des champs',
    date: 'date et heure',
    null: 'null',
    other: 'autre chose',
  },
  formats: {
    uuid: 'identifiant d’un dossier',
    guid: 'identifiant d’un dossier',
    datetime: 'date et heure, comme 2026-03-01T09:30:00Z,',
    date: 'jour, comme 2026-03-01,',
    time: 'heure, comme 09:30,',
    email: 'adresse courriel, comme nom@exemple.com,',
    url: 'adresse, comme https://example.com,',
    other: 'autre format',
  },
}
