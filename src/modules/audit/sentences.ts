import { assetSentences } from './asset-sentences.ts'
import { exportSentences } from './export-sentences.ts'
import { deskSentences } from './desk/desk-sentences.ts'
import { mailboxSentences } from './mailbox-sentences.ts'
import { notificationSentences } from './notification-sentences.ts'
import { moveSentences } from './move-sentences.ts'
import { reportPlaceSentences } from './report-place-sentences.ts'
import { portfolioSentences } from './portfolio-sentences.ts'
import { requestSentences } from './request-sentences.ts'
import { buildingSentences } from './building-sentences.ts'
import { undoSentences } from './undo-sentences.ts'
import { viewSentences } from './view-sentences.ts'
import { workOrderSentences } from './work-order-sentences.ts'
import {
  access,
  added,
  changed,
  changedFieldsOf,
  changedText,
  ended,
  formatCount,
  looked,
  quotedName,
  sent,
  type Sentence,
  type SentenceFacts,
  text,
  toTitleCase,
  toWords,
} from './sentence.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { failedToSignIn, wasLockedOut, wasRejected } from './attempt-sentences.ts'
import { words } from './messages/en.ts'

/** How many owners of a unit were added, changed and ended. */
function ownersChange({ after }: SentenceFacts): string {
  const parts = [
    ['added', after['added']],
    ['changed', after['changed']],
    ['removed', after['ended']],
  ].flatMap(([verb, n]) =>
    typeof n === 'number' && n > 0 ? [`${String(verb)} ${formatCount(n, 'owner', 'owners')}`] : [],
  )
  return `${parts.join(', ')} of unit {unit}`
}
const codes: Record<string, string> = {
  keypadCode: 'keypad code',
  unitAccessCode: 'unit access code',
  storageLockerAccessCode: 'storage locker code',
}
const codeOf = ({ after }: SentenceFacts) => codes[text(after['code'])] ?? 'access code'
const imports = {
  imported: added(({ recordType, after }) => `imported ${recordType} from the file${quotedName(after['file'])}`),
  left: looked(
    ({ after }) =>
      `downloaded the ${formatCount(after['rows'], 'row', 'rows')} not imported from the file${quotedName(after['file'])}`,
  ),
  forgotten: ended(({ recordType }) => `forgot the columns chosen for a file of ${recordType}`),
  undone: ended(({ recordType, after }) => `undid the import of ${recordType}${quotedName(after['file'])}`),
}

/**
 * The sentences by record type and action. A test finds each `writeAudit` in the source and fails when its sentence is
 * missing here.
 */
export const sentences: Readonly<Record<string, Sentence>> = {
  'accounts added': added('added the account of {account}'),
  'accounts invited': sent('invited {account} to sign in'),
  'accounts changed': changedFieldsOf('the account of {account}'),
  'accounts took back an invitation': changed('took back an invitation of {account}, which was not sent'),
  'accounts deleted': ended('deleted the account of {account}'),
  'accounts signed in': access(({ after }) =>
    after['secondFactor'] === 'recovery code'
      ? 'signed in with a recovery code'
      : after['secondFactor'] === 'app'
        ? 'signed in with a code from the app'
        : 'signed in',
  ),
  'accounts signed out': access('signed out'),
  'accounts failed to sign in': access(({ after }) => failedToSignIn(after)),
  'accounts was locked out': access(({ after }) => wasLockedOut(after)),
  'accounts was refused a call': access(({ after }) => wasRejected(after)),
  'accounts reached the limit of codes': looked(
    ({ after }) =>
      `tried to view more than ${formatCount(after['limit'], 'code', 'codes')} within an hour and was blocked`,
  ),
  'accounts asked for another address': access('requested a new sign-in email for {account}'),
  'accounts kept the address': access('cancelled the change of sign-in email'),
  'accounts changed the password': access('changed the password of {account}'),
  'accounts began to set up two-step sign-in': access('started to set up two-step sign-in'),
  'accounts turned on two-step sign-in': access('turned on two-step sign-in'),
  'accounts made new recovery codes': access('created new recovery codes'),
  'accounts turned off two-step sign-in': access('turned off two-step sign-in'),
  'accounts turned off two-step sign-in of somebody': access('turned off two-step sign-in for {account}'),

  'residents added': added('added the resident {resident}'),
  'residents changed': changedFieldsOf('{resident}'),
  'residents invited': sent(({ after }) =>
    after['people'] === 1
      ? 'invited {resident} to the portal'
      : `invited ${formatCount(after['people'], 'resident', 'residents')} to the portal`,
  ),
  'residents added a note': sent('wrote a note about {resident}'),
  'residents looked at a code': looked((facts) => `viewed the ${codeOf(facts)} of {resident}`),
  'residents dismissed the first-day card': ended('dismissed the card about the first days in the home'),
  'residents exported the data': looked('exported the personal data of {account}'),
  'residents erased': ended('erased the personal data of {resident}'),
  'residents imported': imports.imported,
  'residents exported the rows left': imports.left,
  'residents forgot the columns of a file': imports.forgotten,
  'residents took back an import': imports.undone,

  'units created': added('added unit {unit}'),
  'units changed': changedFieldsOf('unit {unit}'),
  'units changed the owners': changed(ownersChange),
  'units recorded the first day of owners': changed(
    ({ after }) => `recorded the first day of ${formatCount(after['owners'], 'owner', 'owners')} of unit {unit}`,
  ),
  'units added a note': sent('wrote a note about unit {unit}'),
  'units saw the keypad code': looked('viewed the keypad code of {unit}'),
  'units imported': imports.imported,
  'units exported the rows left': imports.left,
  'units forgot the columns of a file': imports.forgotten,
  'units took back an import': imports.undone,

  'listings published': added(
    ({ after }) => `published {unit} for ${after['kind'] === 'lease' ? 'lease' : 'sale'} on the website`,
  ),
  'listings changed the listing': changedFieldsOf('the listing of {unit}'),
  'listings withdrew': ended('removed the listing of {unit} from the website'),

  'occupancy assigned': added('assigned {resident} to {unit}'),
  'occupancy removed': ended('removed {resident} from {unit}'),
  'occupancy changed': changedFieldsOf('the assignment of {resident} to {unit}'),

  'household invited': added('invited {account} to the household of {unit}'),
  'household invited again': sent('invited {account} to the household of {unit} again'),
  'household changed': changed('changed what {account} may use in the household of {unit}'),
  'household restored': changed('restored the access of {account} to the household of {unit}'),
  'household ended': ended('ended the access of {account} to the household of {unit}'),

  ...moveSentences,
  ...deskSentences,
  ...assetSentences,
  ...exportSentences,
  ...mailboxSentences,
  ...notificationSentences,
  ...workOrderSentences,
  ...buildingSentences,
  ...undoSentences,
  ...portfolioSentences,
  ...viewSentences,

  ...requestSentences,
  ...reportPlaceSentences,

  'contact received': sent('sent {message} to the office'),
  'contact received as spam': sent('sent {message}, which was marked as spam'),
  'contact marked as not spam': changed('marked {message} as not spam'),
  'contact replied': sent('replied to {message}'),
  'contact linked to a resident': changed('linked {message} to {resident}'),
  'contact unlinked from a resident': changed('unlinked {message} from {resident}'),
  'contact archived': ended('archived {message}'),
  'contact took out of the archive': changed('restored {message} from the archive'),
  'contact turned into a request': changed('turned {message} into a maintenance request'),

  'payments entered': added(({ after }) =>
    after['kind'] === 'payment'
      ? 'entered a payment of {resident}'
      : `entered a ${toWords(after['kind']) || 'payment'} for {resident}`,
  ),
  'payments undid': ended('undid a payment entry of {resident}'),

  'announcements wrote': added('wrote the announcement {announcement}'),
  'announcements changed': changedFieldsOf('the announcement {announcement}'),
  'announcements ended': ended('ended the announcement {announcement}'),
  'announcements archived': ended('archived the announcement {announcement}'),
  'residents took back an invitation': changed('took back an invitation of {resident}, which was not sent'),
  'announcements took back a reminder': changed('took back a reminder of the announcement {announcement}'),
  'announcements reminded': sent(
    ({ after }) => `reminded ${formatCount(after['people'], 'person', 'people')} of {announcement}`,
  ),
  'announcement templates saved a template': changed(({ after }) => `saved the template${quotedName(after['name'])}`),
  'announcement templates removed a template': ended(({ after }) => `removed the template${quotedName(after['name'])}`),
  'announcements sent again': sent(
    ({ after }) => `resent the announcement {announcement}, ${formatCount(after['emails'], 'email', 'emails')}`,
  ),
  'announcements delivered': sent('delivered the announcement {announcement}'),
  'announcements chose mail': changed(({ after }) =>
    after['enabled'] === false ? 'turned off announcements by email' : 'turned on announcements by email',
  ),

  'calendar added': added('added the event {event}'),
  'calendar changed': changedFieldsOf('the event {event}'),
  'calendar cancelled': ended('cancelled the event {event}'),
  'calendar made an address': access('created a private calendar address'),
  'calendar ended an address': access('deleted the private calendar address'),

  'resources added': added('added the resource {resource}'),
  'resources changed': changedFieldsOf('the resource {resource}'),
  'resources added a version': added('added a version of the resource {resource}'),
  'directory changed': changed('changed what neighbours see of them in the directory'),

  'promised times added a time': added(({ after }) => `set the promised time for ${slaTargetName(after)}`),
  'promised times changed a time': changed(({ after }) => `changed the promised time for ${slaTargetName(after)}`),
  'promised times removed a time': ended(({ before }) => `removed the promised time for ${slaTargetName(before)}`),
  'building set the office hours': changed('set the office hours'),
  'building set up the building': added('set up the building'),

  'picture uploaded': added(({ after }) => `uploaded a picture${quotedName(after['alt'])}`),
  'logo uploaded': added('uploaded a logo'),
  'emails read': looked('read an email in the outbox'),
  'emails sent again': sent('resent an email'),
  'emails sent all again': sent(({ after }) => `resent ${formatCount(after['emails'], 'email', 'emails')}`),
  'emails tried the mail': sent('sent a test email'),
  'export exported everything': looked('exported all data'),
  'backup made': added('created a backup'),
  'backup not made': changed('could not create the scheduled backup'),
  'backup downloaded': looked(({ after }) => `downloaded the backup${quotedName(after['name'])}`),
  'backup removed': ended(({ before }) => `deleted the backup${quotedName(before['name'])}`),
  'backup restored': changed(
    ({ after }) => `restored the backup of ${dashboardDate(text(after['madeAt']).slice(0, 10), 'UTC')}`,
  ),
  'backup plan changed': changedFieldsOf('the backup schedule'),
}

/** Settings use the name of their section, so that new sections need no sentence. */
const settingsSentences: Readonly<Record<string, Sentence>> = {
  changed: changed(({ recordType, fields }) => changedText(fields, `the ${recordType}`)),
  'took back a change of': changed(({ recordType }) => `undid a change of the ${recordType}`),
}
export const settingsActions = Object.keys(settingsSentences)

const slaTargetName = (line: Record<string, unknown>) =>
  [toTitleCase(line['priority']), toWords(line['category']), 'requests'].filter(Boolean).join(' ')

/** The sentence of an event, or null. */
export const sentenceOf = (recordType: string, action: string): Sentence | null =>
  sentences[`${recordType} ${action}`] ?? settingsSentences[action] ?? null

/** The text after the author's name. Falls back to action and module when the event has no sentence. */
export function sentenceText(action: string, facts: SentenceFacts): string {
  const { template } = sentenceOf(facts.recordType, action) ?? {
    template: `${action} (${moduleName(facts.recordType)})`,
  }
  return typeof template === 'function' ? template(facts) : template
}

export const moduleName = (recordType: string) =>
  words.recordTypes[recordType] ?? `${recordType.charAt(0).toUpperCase()}${recordType.slice(1)}`
