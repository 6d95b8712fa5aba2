import { added, changed, ended, type Sentence, sent, text } from './sentence.ts'

type After = Record<string, unknown>

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
  'visitor stays checked out': ended('checked out a visitor'),
  'visitor stays undid a change': changed('undid a change of a visitor'),
  'stall passes gave': added('gave a visitor of {unit} a stall'),
  'stall passes freed': ended('freed a visitor stall of {unit}'),
  'visitor rules changed the rules': changed(
    ({ after }) => `changed the visitor stalls of a home to ${text(after['stallsPerMonth'])} a month`,
  ),
  'do not admit added': added('added a person whom the desk must not admit'),
  'do not admit changed': changed('changed the entry of a person whom the desk must not admit'),
  'do not admit ended': ended('ended the entry of a person whom the desk must not admit'),
}
