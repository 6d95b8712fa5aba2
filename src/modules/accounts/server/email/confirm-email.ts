import { hours } from '#platform/time/dates.ts'
import { HttpError } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { refundAttempt, prefixOf, throttle } from '#platform/server/security/throttle.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { EmailKind } from '../../choices.ts'
import type { EmailToConfirm } from '../../email-contract.ts'
import { emailAddressTexts } from '../../messages/email.ts'
import { cancelEmailChange, findPendingEmail } from './email-changes.ts'
import { notifyEmailChanged } from './email-notices.ts'
import { openLink, isSameEmail, type Link } from '../links.ts'
import { findByEmail } from '../sign-in.ts'
import { type Account, lockAccount, writeAccount } from '../write-account.ts'

/**
 * Writes a confirmed contact address; implemented by the module of residents. It locks the record and the account,
 * then calls `getEmail`, which throws when the link ended meanwhile.
 */
export type WriteContactEmail = (
  tx: Database,
  userId: string,
  kind: 'primary' | 'secondary',
  getEmail: (user: Account) => Promise<string>,
  now: Date,
) => Promise<void>

type LinkUse = { token: string; address: string; now: Date }
const kinds = ['sign-in-email', 'primary-email', 'secondary-email'] as const
const emailKindOf = (link: Link) => link.kind.replace('-email', '') as EmailKind

/** The address that a link would confirm. Changes nothing; throws 400 when the link is invalid. */
export const findEmailToConfirm = (db: Database, linkUse: LinkUse): Promise<EmailToConfirm> =>
  withLink(db, linkUse, (link) => emailOfLink(db, link))

/** The same for the page of the link: opening a page writes nothing, so an invalid token is not counted. */
export async function showEmailToConfirm(db: Database, { token, now }: Omit<LinkUse, 'address'>) {
  const link = await openLink(db, kinds, token, now)
  if (!link) throw badLink()
  return emailOfLink(db, link)
}

const emailOfLink = async (db: Database, link: Link): Promise<EmailToConfirm> => ({
  purpose: purposeOf(emailKindOf(link)),
  email: await getPendingEmail(db, link),
})

/**
 * Applies a confirmed address. A sign-in address that was taken meanwhile gives the same error as an expired link.
 * The session of `currentUser` stays if the account is theirs.
 */
export const confirmEmail = (
  db: Database,
  tools: { mail: Mail; writeContactEmail: WriteContactEmail },
  currentUser: CurrentUser | null,
  linkUse: LinkUse,
): Promise<EmailToConfirm> =>
  withLink(db, linkUse, (link) =>
    withConstraintErrors({ users_email: badLink }, () =>
      db.transaction(async (tx) => {
        const { now, token } = linkUse
        const { userId } = link
        const kind = emailKindOf(link)
        // Read again under the lock: the link may have been used, ended or replaced meanwhile.
        const getEmail = async (user: Account) => {
          if (user.status === 'Suspended' || !(await openLink(tx, kinds, token, now))) throw badLink()
          return getPendingEmail(tx, link)
        }
        const email = await getPendingEmail(tx, link)
        if (kind === 'sign-in') await writeSignInEmail(tx, tools.mail, { userId, getEmail, currentUser }, now)
        else await tools.writeContactEmail(tx, userId, kind, getEmail, now)
        await cancelEmailChange(tx, userId, kind, now)
        return { purpose: purposeOf(kind), email }
      }),
    ),
  )

async function writeSignInEmail(
  tx: Database,
  mail: Mail,
  {
    userId,
    getEmail,
    currentUser,
  }: { userId: string; getEmail: (user: Account) => Promise<string>; currentUser: CurrentUser | null },
  now: Date,
) {
  const user = await lockAccount(tx, userId)
  const email = await getEmail(user)
  const owner = await findByEmail(tx, email)
  if (owner && owner.id !== user.id) throw badLink()
  const keepSession = currentUser?.id === user.id ? currentUser.sessionId : undefined
  await writeAccount(tx, user, { email }, { now, keepSession })
  const by: Author = user
  const change = { before: { email: user.email }, after: { email } }
  await writeAudit(tx, { by, action: 'changed', recordType: 'accounts', recordId: user.id, ...change, now })
  await notifyEmailChanged(tx, mail, user, email, now)
}

/** The pending address of this link. */
async function getPendingEmail(db: Database, link: Link): Promise<string> {
  const email = await findPendingEmail(db, link.userId, emailKindOf(link))
  if (email === null || !isSameEmail(email, link.sentTo)) throw badLink()
  return email
}

/** Validates a link and runs `action`. Invalid tokens are counted by address. */
async function withLink<T>(
  db: Database,
  { token, address, now }: LinkUse,
  action: (link: Link) => Promise<T>,
): Promise<T> {
  const counters = [{ kind: 'email-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, (language) => emailAddressTexts[language].tooManyLinks, now)
  const link = await openLink(db, kinds, token, now)
  if (!link) throw badLink()
  const result = await action(link)
  await refundAttempt(db, counters)
  return result
}

const purposeOf = (kind: EmailKind) => (kind === 'sign-in' ? ('sign-in' as const) : ('contact' as const))
const badLink = () =>
  new HttpError(400, 'bad_link', (language) => emailAddressTexts[language].badLink, { field: 'token' })
