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
