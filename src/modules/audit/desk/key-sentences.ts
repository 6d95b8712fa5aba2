import { added, changed, ended, type Sentence, sent, text } from '../sentence.ts'

type After = Record<string, unknown>

const keyOf = (after: After) => (text(after['number']) === '' ? 'a key' : `key ${text(after['number'])}`)
const borrowers: Readonly<Record<string, string>> = {
  resident: 'a resident',
  authorised: 'an authorised person',
  vendor: 'a vendor',
  staff: 'a colleague',
}
const borrowerOf = (after: After) => borrowers[text(after['borrowerKind'])] ?? 'a visitor'
const sealOf = (after: After) => (text(after['sealNumber']) === '' ? '' : ` ${text(after['sealNumber'])}`)

/** The sentences about keys at the front desk. */
export const keySentences: Readonly<Record<string, Sentence>> = {
  'keys lent': added(({ after }) => `lent ${keyOf(after)} to ${borrowerOf(after)}`),
  'keys returned': ended(({ after }) => `took ${keyOf(after)} back`),
  'keys extended': changed(({ after }) => `lent ${keyOf(after)} for longer`),
  'keys alerted of': sent(({ after }) => `sent word that ${keyOf(after)} is overdue`),
  'keys sealed': changed(({ after }) => `put seal${sealOf(after)} on ${keyOf(after)}`),
  'keys unsealed': changed(({ after }) => `broke seal${sealOf(after)} of ${keyOf(after)}: ${text(after['reason'])}`),
  'keys undid a change': changed(({ after }) => `undid a change of ${keyOf(after)}`),
}
