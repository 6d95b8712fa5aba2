import { localeOf } from '#platform/language/language.ts'
import type { Kind } from './choices.ts'

/** The facts of an entry that a sentence can use. */
export type SentenceFacts = {
  recordType: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The readable names of the changed fields; '' when unknown. */
  fields: string
}
type SentenceText = string | ((label: SentenceFacts) => string)
/** The sentence after the author's name. {unit}, {resident} and so on are replaced by the name of the record. */
export type Sentence = { kind: Kind; template: SentenceText }

const sentenceOfKind =
  (kind: Kind) =>
  (template: SentenceText): Sentence => ({ kind, template })
export const [added, changed, ended, sent, looked, access] = [
  sentenceOfKind('added'),
  sentenceOfKind('changed'),
  sentenceOfKind('ended'),
  sentenceOfKind('sent'),
  sentenceOfKind('looked'),
  sentenceOfKind('access'),
]

export const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
export const toWords = (value: unknown) => text(value).replaceAll('_', ' ')
export const toTitleCase = (value: unknown) =>
  toWords(value)
    .replace(/\b[a-z]/g, (c) => c.toUpperCase())
    .replace(/\bIn\b/, 'In')
export const quotedName = (value: unknown) => (text(value) === '' ? '' : ` “${text(value)}”`)
export const formatCount = (value: unknown, singular: string, plural: string) =>
  typeof value === 'number' ? `${value.toLocaleString(localeOf('en'))} ${value === 1 ? singular : plural}` : plural
/** 'changed status and phone of …'; never 'changed …' without what. */
export const changedText = (fields: string, what: string) =>
  fields === '' ? `saved ${what} without a visible change` : `changed ${fields} of ${what}`
export const changedFieldsOf = (what: string) => changed(({ fields }) => changedText(fields, what))
