import { added, changed, changedText, ended, type Sentence, sent, text } from '../sentence.ts'

type After = Record<string, unknown>

/** ' at A2', or nothing when the place is not known. */
const at = (after: After) => (text(after['place']) === '' ? '' : ` at ${text(after['place'])}`)
const proofs: Readonly<Record<string, string>> = {
  code: ' against the pick-up code',
  signature: ' against a signature',
  photo: ' with a photo',
}
const proofOf = (after: After) => proofs[text(after['proof'])] ?? ''
const nameOf = (values: After) => text(values['fullName']) || 'a person'
const days = (values: After) =>
  text(values['firstDay']) === '' ? '' : ` from ${text(values['firstDay'])} to ${text(values['lastDay'])}`

/** The sentences about packages at the front desk, and what residents arrange with it. */
export const packageSentences: Readonly<Record<string, Sentence>> = {
  'packages took in': added(({ after }) =>
    after['direction'] === 'outgoing'
      ? `took an outgoing package of {unit}${at(after)}`
      : `took in a package for {unit}${at(after)}`,
  ),
  'packages corrected': changed(({ fields }) => changedText(fields, 'a package for {unit}')),
  'packages handed over': ended(({ after }) => `handed over a package for {unit}${proofOf(after)}`),
  'packages declined': changed('recorded that the recipient declined a package for {unit}'),
  'packages returned': ended('sent a package for {unit} back'),
  'packages sent': ended('gave an outgoing package of {unit} to the carrier'),
  'packages put back': changed('put a declined package for {unit} back'),
  'packages undid a change': changed('undid a change of a package for {unit}'),
  'packages paused': changed(({ after }) =>
    text(after['pausedUntil']) === ''
      ? 'let a package for {unit} wait as usual again'
      : `let a package for {unit} wait until ${text(after['pausedUntil'])}`,
  ),
  'packages notified of': sent('sent word of a package for {unit}'),
  'packages reminded of': sent('sent a reminder of a package for {unit}'),
  'package places changed the places': changed('changed the shelves of the front desk'),
  'package rules changed the rules': changed(
    'changed when recipients are reminded of packages, and when these go back',
  ),
  'package rules undid a change': changed('undid a change of the rules about packages'),
  'authorised people authorised': added(({ after }) => `authorised ${nameOf(after)} to collect for {unit}`),
  'authorised people changed': changed(({ after }) => `changed ${nameOf(after)}, who may collect for {unit}`),
  'authorised people ended': ended(({ before }) => `no longer lets ${nameOf(before)} collect for {unit}`),
  'collection rules changed': changed(({ after }) =>
    after['othersMayCollect'] === true
      ? 'lets people whom others in the home authorised collect for them'
      : 'no longer lets people whom others in the home authorised collect for them',
  ),
  'vacation notices added': added(({ after }) => `announced a vacation${days(after)}`),
  'vacation notices changed': changed(({ after }) => `changed a vacation${days(after)}`),
  'vacation notices ended': ended(({ before }) => `removed a vacation${days(before)}`),
}

const guests = (after: After) =>
  after['guests'] === 1 ? 'a visitor' : `${text(after['guests']) || 'several'} visitors`

/** The sentences about visitors and contractors. They name no visitor. */
export const visitorSentences: Readonly<Record<string, Sentence>> = {
  'visitor passes announced': added(({ after }) => `announced ${guests(after)} for {unit}`),
  'visitor passes changed': changed('changed an announced visit to {unit}'),
  'visitor passes cancelled': ended('cancelled an announced visit to {unit}'),
  'visitor passes sent the pass of': sent('sent the pass of a visit to {unit}'),
  'visitor stays checked in': added('checked in a visitor for {unit}'),
  'visitor stays signed in': added(({ after }) => `signed in a contractor, ${text(after['firm']) || 'without a firm'}`),
  'visitor stays admitted a namesake': added(
    'admitted a visitor for {unit} who has the name of a person whom the desk must not admit',
  ),
  'visitor stays corrected': changed('corrected the badge, the firm or the note of a visitor'),
  'visitor stays checked out': ended('checked out a visitor'),
  'visitor stays undid a change': changed('undid a change of a visitor'),
  'stall passes gave': added('gave a visitor of {unit} a stall'),
  'stall passes freed': ended('freed a visitor stall of {unit}'),
  'visitor rules changed the rules': changed(({ after }) => {
    const count = text(after['stallsPerMonth'])
    return `changed the visitor stalls of a home${count === '' ? '' : ` to ${count} a month`}`
  }),
  'do not admit added': added('added a person whom the desk must not admit'),
  'do not admit changed': changed('changed the entry of a person whom the desk must not admit'),
  'do not admit ended': ended('ended the entry of a person whom the desk must not admit'),
}
