import type { Kind } from './cleaning.ts'

/** The languages of files, not of the interface: German ones come from managers with buildings in several countries. */
type HeaderLanguage = 'en' | 'fr' | 'de'
type Names = Record<HeaderLanguage, readonly string[]>

/**
 * A field that a column can fill: its label, how its cells are normalized, and the usual names of its column in the
 * languages of the files that offices have. Letter case, accents and punctuation do not matter. No name means two
 * fields of the same kind of file.
 */
export type ImportColumn = Names & { label: string; kind: Kind; required?: true }

export const unitNumber: Names = {
  en: ['unit', 'unit number', 'unit no', 'number', 'apt', 'apartment', 'suite', 'home', 'residence', 'flat'],
  fr: ['unité', "numéro d'unité", 'logement', 'no de logement', 'appartement', 'appart', 'app', 'local', 'numéro'],
  de: ['Einheit', 'Wohnung', 'Wohnungsnummer', 'Whg', 'Whg-Nr', 'Wohnungs-Nr', 'Nummer'],
}
export const parkingStalls: Names = {
  en: ['parking', 'stall', 'stalls', 'parking allocation'],
  fr: ['stationnement', 'stationnements', 'place de stationnement', 'places de stationnement'],
  de: ['Stellplatz', 'Stellplätze', 'Parkplatz', 'Parkplätze', 'Tiefgarage'],
}
export const lockers: Names = {
  en: ['locker', 'lockers', 'storage', 'locker no', 'storage locker'],
  fr: ['casier', 'casiers', 'rangement', 'espace de rangement', 'cave'],
  de: ['Keller', 'Kellerabteil', 'Lagerraum', 'Abstellraum'],
}
