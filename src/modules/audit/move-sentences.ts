import { dashboardDate } from '#platform/time/dates.ts'
import { added, changed, changedText, ended, type Sentence, type SentenceFacts, text, toWords } from './sentence.ts'

const moves: Record<string, string> = {
  move_in: 'move into {unit}',
  move_out: 'move out of {unit}',
  transfer: 'transfer from {unit}',
}
const kindOf = ({ after }: SentenceFacts) => moves[text(after['kind'])] ?? 'move of {unit}'
const dayOf = ({ after }: SentenceFacts) => dashboardDate(text(after['last day'] ?? after['first day']), 'UTC')
const moveOf = (facts: SentenceFacts) => `${kindOf(facts)} of {residents} on ${dayOf(facts)}`

function stepChange({ after }: SentenceFacts): string {
  const step = `“${toWords(after['step'])}”`
  if (after['isDone'] === undefined) return `changed the note on ${step}`
  return after['isDone'] === true ? `recorded ${step}` : `took back ${step}`
}

export const moveSentences: Readonly<Record<string, Sentence>> = {
  'moves planned': added((facts) => `planned the ${moveOf(facts)}`),
  'moves changed the plan': changed((facts) => changedText(facts.fields, `the ${moveOf(facts)}`)),
  'moves took a resident off': changed((facts) => `took {resident} off the ${kindOf(facts)} on ${dayOf(facts)}`),
  'moves carried out': changed((facts) => `planned the ${moveOf(facts)}, which took effect`),
  'moves could not carry out': ended((facts) => `could not carry out the ${moveOf(facts)}`),
  'moves cancelled': ended((facts) => `cancelled the ${moveOf(facts)}`),
  'moves undid': ended((facts) => `undid the ${moveOf(facts)}`),
  'moves added a photo': added((facts) => `added a photo to the ${moveOf(facts)}`),
  'moves removed a photo': ended((facts) => `removed a photo from the ${moveOf(facts)}`),
  'moves planned an invitation': added((facts) => `planned an invitation to the household for the ${moveOf(facts)}`),
  'moves removed an invitation': ended((facts) => `removed an invitation to the household for the ${moveOf(facts)}`),
  'moves recorded a step': changed((facts) => `${stepChange(facts)} of the ${moveOf(facts)}`),
}
