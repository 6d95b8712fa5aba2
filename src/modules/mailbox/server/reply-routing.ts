import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { bounceAddressFrom, replyAddress } from '#platform/server/mail/incoming/reply-address.ts'
import type { ReplyRouting } from '#platform/server/mail/mail.ts'
import { markAddressBounced } from './record-bounce.ts'
import { findReplyAddress, isReceiving, type MailboxContext } from './settings.ts'

/** Where answers and bounces go while a mailbox is set up; otherwise the office gets them. */
export function createReplyRouting(db: Database, context: MailboxContext & { now: () => Date }): ReplyRouting {
  return {
    isReceiving: (tx) => isReceiving(tx, context.config),
    /** Only residents and members of their households have an address of their own. */
    async addressesOf({ id, about_type: aboutType, about_id: aboutId, recipient_id: recipientId }) {
      const pattern = await findReplyAddress(db, context.config)
      if (pattern === null) return { replyTo: null, bounces: null }
      const bounces = bounceAddressFrom(pattern, id)
      if (aboutType !== 'maintenance' || aboutId === null || recipientId === null) return { replyTo: null, bounces }
      const [request] = await db
        .select({ id: requests.id, number: requests.number })
        .from(requests)
        .where(eq(requests.id, aboutId))
      const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, recipientId))
      const hasAddress = request && account && usesResidentPortal(account.role)
      const replyTo = hasAddress ? replyAddress(pattern, context.secretKey, request, recipientId) : null
      return { replyTo, bounces }
    },
    recordUnknownAddress: (tx, { id, recipient_id: userId, to_address: address }, reason) =>
      markAddressBounced(tx, { userId, address, reason, emailId: id }, context.now()),
  }
}
