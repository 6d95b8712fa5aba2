import type { Kind } from './choices.ts'
import { words } from './words.ts'

/** What an entry knows of its deed, for the sentence. */
export type Told = {
  noun: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The fields that changed, as people call them; '' when none is known. */
  fields: string
}
type Says = string | ((told: Told) => string)
/** What somebody did, after their name. {unit}, {resident} and so on stand for the record's own name. */
export type Sentence = { kind: Kind; says: Says }

const of =
  (kind: Kind) =>
  (says: Says): Sentence => ({ kind, says })
const [added, changed, ended, sent, looked, access] = [
  of('added'),
  of('changed'),
  of('ended'),
  of('sent'),
  of('looked'),
  of('access'),
]

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const spoken = (value: unknown) => text(value).replaceAll('_', ' ')
const titled = (value: unknown) =>
  spoken(value)
    .replace(/\b[a-z]/g, (c) => c.toUpperCase())
    .replace(/\bIn\b/, 'In')
const named = (value: unknown) => (text(value) === '' ? '' : ` “${text(value)}”`)
const counted = (value: unknown, one: string, many: string) =>
  typeof value === 'number' ? `${value.toLocaleString('en-US')} ${value === 1 ? one : many}` : many
/** 'changed status and phone of …', or the bare deed where no field is known. */
const changing = (what: string) =>
  changed(({ fields }) => (fields === '' ? `changed ${what}` : `changed ${fields} of ${what}`))
const codes: Record<string, string> = {
  keypadCode: 'keypad code',
  unitAccessCode: 'unit access code',
  storageLockerAccessCode: 'storage locker code',
}
const codeOf = ({ after }: Told) => codes[text(after['code'])] ?? 'access code'
const imports = {
  imported: added(({ noun, after }) => `imported ${noun} from the file${named(after['file'])}`),
  tookBack: ended(({ noun, after }) => `took back an import of ${noun}${named(after['file'])}`),
}

/**
 * Every deed the program writes down, by noun and action. A test finds each `writeAudit` of the source and fails until
 * its deed has a sentence here.
 */
export const sentences: Readonly<Record<string, Sentence>> = {
  'accounts added': added('added the account of {account}'),
  'accounts changed': changing('the account of {account}'),
  'accounts deleted': ended('deleted the account of {account}'),
  'accounts signed in': access(({ after }) =>
    after['secondFactor'] === 'recovery code'
      ? 'signed in with a recovery code'
      : after['secondFactor'] === 'app'
        ? 'signed in with a code of the app'
        : 'signed in',
  ),
  'accounts signed out': access('signed out'),
  'accounts changed the password': access('changed the password of {account}'),
  'accounts began to set up two-step sign-in': access('began to set up two-step sign-in'),
  'accounts turned on two-step sign-in': access('turned on two-step sign-in'),
  'accounts made new recovery codes': access('made new recovery codes'),
  'accounts turned off two-step sign-in': access('turned off two-step sign-in'),
  'accounts turned off two-step sign-in of somebody': access('turned off two-step sign-in of {account}'),

  'residents added': added('added the resident {resident}'),
  'residents changed': changing('{resident}'),
  'residents added a note': sent('wrote a note about {resident}'),
  'residents looked at a code': looked((told) => `looked at the ${codeOf(told)} of {resident}`),
  'residents exported the list': looked(
    ({ after }) => `exported the list of residents, ${counted(after['rows'], 'row', 'rows')}`,
  ),
  'residents exported the data': looked('exported the personal data of {account}'),
  'residents erased': ended('erased the personal data of {resident}'),
  'residents imported': imports.imported,
  'residents took back an import': imports.tookBack,

  'units created': added('added unit {unit}'),
  'units changed': changing('unit {unit}'),
  'units added a note': sent('wrote a note about unit {unit}'),
  'units saw the keypad code': looked('looked at the keypad code of {unit}'),
  'units imported': imports.imported,
  'units took back an import': imports.tookBack,

  'listings published': added(
    ({ after }) => `published {unit} for ${after['kind'] === 'lease' ? 'lease' : 'sale'} on the web site`,
  ),
  'listings changed the listing': changing('the listing of {unit}'),
  'listings withdrew': ended('took the listing of {unit} off the web site'),

  'occupancy assigned': added('assigned {resident} to {unit}'),
  'occupancy removed': ended('removed {resident} from {unit}'),
  'occupancy changed': changing('the place of {resident} in {unit}'),

  'maintenance created': added('filed {request}'),
  'maintenance filed': added('filed {request}'),
  'maintenance submitted': added('submitted {request}'),
  'maintenance moved': changed(({ after }) => `moved {request} to ${titled(after['status'])}`),
  'maintenance changed': changing('{request}'),
  'maintenance confirmed': changed(({ after }) =>
    after['confirmedHow'] === 'silence'
      ? 'took {request} for done, because nobody said otherwise'
      : 'confirmed that {request} is done',
  ),
  'maintenance added a note': sent('wrote a note on {request}'),
  'maintenance sent a message': sent('sent a message about {request}'),
  'maintenance added photos': added('added photos to {request}'),
  'maintenance removed a photo': ended('removed a photo from {request}'),

  'contact received': sent('wrote {message} to the office'),
  'contact replied': sent('answered {message}'),
  'contact archived': ended('archived {message}'),
  'contact took out of the archive': changed('took {message} out of the archive'),
  'contact turned into a request': changed('turned {message} into a maintenance request'),

  'payments entered': added(({ after }) =>
    after['kind'] === 'payment'
      ? 'entered a payment of {resident}'
      : `entered a ${spoken(after['kind']) || 'payment'} for {resident}`,
  ),
  'payments undid': ended('undid a payment entry of {resident}'),

  'announcements wrote': added('wrote the announcement {announcement}'),
  'announcements changed': changing('the announcement {announcement}'),
  'announcements ended': ended('ended the announcement {announcement}'),
  'announcements archived': ended('archived the announcement {announcement}'),
  'announcements sent again': sent(
    ({ after }) => `sent the announcement {announcement} again, ${counted(after['letters'], 'letter', 'letters')}`,
  ),
  'announcements delivered': sent('delivered the announcement {announcement}'),
  'announcements chose mail': changed(({ after }) =>
    after['wanted'] === false ? 'chose to get no news by mail' : 'chose to get news by mail',
  ),

  'calendar added': added('added the event {event}'),
  'calendar changed': changing('the event {event}'),
  'calendar cancelled': ended('cancelled the event {event}'),
  'calendar made an address': access('made a private calendar address'),
  'calendar ended an address': access('ended the private calendar address'),

  'resources added': added('added the resource {resource}'),
  'resources changed': changing('the resource {resource}'),
  'resources added a version': added('added a version of the resource {resource}'),
  'directory changed': changed('changed what neighbours see of them in the directory'),

  'promises promised': added(({ after }) => `promised a time for ${promiseOf(after)}`),
  'promises promised anew': changed(({ after }) => `changed the promised time for ${promiseOf(after)}`),
  'promises promised no longer': ended(({ before }) => `took back the promised time for ${promiseOf(before)}`),
  'building set the office hours': changed('set the office hours'),
  'building set up the building': added('set up the building'),

  'picture uploaded': added(({ after }) => `uploaded a picture${named(after['alt'])}`),
  'letters read': looked('read a letter in the outbox'),
  'letters sent again': sent('sent a letter again'),
  'letters sent all again': sent(({ after }) => `sent ${counted(after['letters'], 'letter', 'letters')} again`),
  'letters tried the mail': sent('sent a test letter'),
  'export exported everything': looked('exported everything'),
  'audit exported the log': looked(
    ({ after }) => `exported the audit log, ${counted(after['rows'], 'entry', 'entries')}`,
  ),
  'backup made': added('made a backup'),
  'backup not made': changed('could not make the backup that was planned'),
  'backup downloaded': looked(({ after }) => `downloaded the backup${named(after['name'])}`),
  'backup removed': ended(({ before }) => `removed the backup${named(before['name'])}`),
  'backup restored': changed(({ after }) => `restored the backup of ${text(after['madeAt']).slice(0, 10)}`),
  'backup plan changed': changing('the backup plan'),
}

/** Settings are told by the name of their area, whichever areas there are. */
const ofSettings: Readonly<Record<string, Sentence>> = {
  changed: changed(({ noun, fields }) => (fields === '' ? `changed the ${noun}` : `changed ${fields} of the ${noun}`)),
  'took back a change of': changed(({ noun }) => `took back a change of the ${noun}`),
}
export const settingsActions = Object.keys(ofSettings)

const promiseOf = (line: Record<string, unknown>) =>
  [titled(line['priority']), spoken(line['category']), 'requests'].filter(Boolean).join(' ')

/** The sentence of a deed; null for one that nobody has put into words. */
export const sentenceOf = (noun: string, action: string): Sentence | null =>
  sentences[`${noun} ${action}`] ?? ofSettings[action] ?? null

/** What was done, after the name of who did it. A deed without a sentence is still told, by its bare names. */
export function saidOf(action: string, told: Told): string {
  const { says } = sentenceOf(told.noun, action) ?? { says: `${action} (${nounName(told.noun)})` }
  return typeof says === 'function' ? says(told) : says
}

export const nounName = (noun: string) => words.nouns[noun] ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
