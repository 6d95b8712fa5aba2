import { createEmailLink, createPasswordLink } from '#accounts/server/account-links.ts'
import type { MailedLink } from '#accounts/link-kinds.ts'
import { createUnsubscribeLink } from '#announcements/server/mail-choice.ts'
import { createConfirmationLink } from '#maintenance/confirmation/server/send-confirmation-request.ts'
import { createOrderLink } from '#maintenance/work-orders/server/links.ts'
import { createVisitLink } from '#maintenance/work-orders/server/emails/resident-emails.ts'
import { createMailedAlertLink } from '#notifications/server/alert-link.ts'
import { findMailedCode } from '#packages/server/mailed-code.ts'
import { createPassLink } from '#visitors/server/codes.ts'
import { type LinkFactory } from '#platform/server/mail/mail.ts'
import type { Database } from '#platform/server/database/drizzle.ts'

/** The links that e-mails contain, created when they are sent. */
export function createLinkFactories(
  db: Database,
  keys: { secretKey: Buffer },
  origin: () => string,
  now: () => Date,
): Record<MailedLink | 'work-order' | 'package-code' | 'visitor-pass', LinkFactory> {
  return {
    reset: (userId, _, to) => createPasswordLink(db, 'reset', userId, to, origin(), now()),
    invite: (userId, _, to) => createPasswordLink(db, 'invite', userId, to, origin(), now()),
    'sign-in-email': (userId, _, to) => createEmailLink(db, 'sign-in', userId, to, origin(), now()),
    'primary-email': (userId, _, to) => createEmailLink(db, 'primary', userId, to, origin(), now()),
    'secondary-email': (userId, _, to) => createEmailLink(db, 'secondary', userId, to, origin(), now()),
    confirmation: (requestId, _, to) => createConfirmationLink(db, requestId, to, origin(), now()),
    visit: (requestId, _, to) => createVisitLink(db, requestId, to, origin(), now()),
    'work-order': (requestId, _, to) => createOrderLink(db, requestId, to, origin(), now()),
    'visitor-pass': (passId, _, to) => createPassLink(db, keys.secretKey, passId, to, origin()),
    'package-code': (codeId) => findMailedCode(db, keys.secretKey, codeId),
    alert: (_, mailId, to) => createMailedAlertLink(db, mailId, to, origin(), now()),
    unsubscribe: (_, mailId) => createUnsubscribeLink(db, keys.secretKey, mailId, origin()),
  }
}
