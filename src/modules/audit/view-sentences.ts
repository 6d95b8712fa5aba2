import { added, changed, changedText, ended, quotedName, type Sentence, type SentenceFacts, text } from './sentence.ts'

const listOf = (fields: Record<string, unknown>) => `the list of ${text(fields['list'])}`

/** The sentences about saved views of lists. */
export const viewSentences: Readonly<Record<string, Sentence>> = {
  'views saved': added(({ after }) => `saved the view${quotedName(after['name'])} of ${listOf(after)}`),
  'views changed': changed(({ fields, after }) => changedText(fields, `the view${quotedName(after['name'])}`)),
  'views shared': changed(({ after }) => `shared the view${quotedName(after['name'])} with the office`),
  'views stopped sharing': changed(({ after }) => `stopped sharing the view${quotedName(after['name'])}`),
  'views deleted': ended(({ before }) => `deleted the view${quotedName(before['name'])} of ${listOf(before)}`),
  'views undid a change': changed(({ after }: SentenceFacts) => `brought back the view${quotedName(after['name'])}`),
}
