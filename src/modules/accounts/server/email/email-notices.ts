import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { EmailKind } from '../../choices.ts'
import { emailMessagesIn } from '../../messages/email.ts'
import type { Account } from '../write-account.ts'

type Recipient = Pick<Account, 'id' | 'firstName' | 'lastName' | 'language'>

const recipientFields = ({ id, firstName, lastName, language }: Recipient, to: string) => ({
  to,
  recipient: { userId: id },
  toName: `${firstName} ${lastName}`.trim(),
  language,
  about: { type: 'accounts', id },
})

/**
 * Asks the new address for confirmation. The link is created when the e-mail is sent. The recipient is `outside`,
 * because the address is not proven to be the account's: otherwise the list of a person's e-mails would reveal which
 * addresses are in use.
 */
export async function sendConfirmation(
  tx: Database,
  mail: Mail,
  user: Recipient,
  { kind, email }: { kind: EmailKind; email: string },
  now: Date,
): Promise<void> {
  const messages = emailMessagesIn(user.language)
  const { subject, paragraphs, label } = messages[kind === 'sign-in' ? 'confirmSignIn' : 'confirmContact'](
    user.firstName,
  )
  const button = { label, linkType: `${kind}-email` }
  await mail.enqueue(tx, { ...recipientFields(user, email), recipient: 'outside', subject, paragraphs, button }, now)
}

/** Notifies the owner of a sign-in address that another account requested it. */
export async function notifyAddressInUse(tx: Database, mail: Mail, owner: Account, now: Date): Promise<void> {
  const message = emailMessagesIn(owner.language).alreadyInUse(owner.firstName)
  await mail.enqueue(tx, { ...recipientFields(owner, owner.email), ...message }, now)
}

/** Notifies the current address that another one was requested. */
export async function notifyEmailChangeRequested(tx: Database, mail: Mail, user: Account, now: Date): Promise<void> {
  await mail.enqueue(
    tx,
    { ...recipientFields(user, user.email), ...emailMessagesIn(user.language).addressChangeRequested(user.firstName) },
    now,
  )
}

/** Notifies the former and the new address that the sign-in address has changed. */
export async function notifyEmailChanged(
  tx: Database,
  mail: Mail,
  former: Account,
  email: string,
  now: Date,
): Promise<void> {
  const messages = emailMessagesIn(former.language)
  await mail.enqueue(tx, { ...recipientFields(former, former.email), ...messages.moved(former.firstName) }, now)
  await mail.enqueue(tx, { ...recipientFields(former, email), ...messages.arrived(former.firstName) }, now)
}
