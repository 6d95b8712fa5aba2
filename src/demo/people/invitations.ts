import { createHash } from 'node:crypto'
import { linkKinds } from '#accounts/link-kinds.ts'
import { emailsIn } from '#accounts/messages/index.ts'
import type { oneTimeTokens, users } from '#accounts/server/table.ts'
import type { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import type { Chance } from '../chance.ts'
import { at, dayBefore } from '../moments.ts'

type User = typeof users.$inferInsert
type Email = typeof mailOutbox.$inferInsert
type Link = typeof oneTimeTokens.$inferInsert

/** One person in this many has no invitation yet, so that the office has residents to invite. */
const groupSize = 6

/**
 * The e-mails and links of the people who have never signed in: most were invited in the last days, some of them opened
 * the page, for some the link has expired, and a few were not invited. `always` are invited in any case.
 */
export function createInvitations(
  people: readonly User[],
  always: ReadonlySet<string>,
  building: string,
  now: Date,
  chance: Chance,
) {
  const emails: Email[] = []
  const links: Link[] = []
  const invited = people.filter(({ status, passwordHash }) => status === 'Invited' && !passwordHash)
  for (const [place, user] of invited.entries()) {
    if (place % groupSize === 2 && !always.has(user.id)) continue
    const isOver = place % groupSize === 4
    const sentAt = at(dayBefore(now, isOver ? 12 : 1 + (place % 4)), 9, place % 60)
    const { subject, paragraphs } = emailsIn('en').invite(user.firstName, building, user.role === 'tenant')
    const address = user.email ?? ''
    emails.push({
      id: chance.id(sentAt),
      toAddress: address,
      recipientId: user.id,
      toName: `${user.firstName} ${user.lastName}`,
      subject,
      textBody: paragraphs.join('\n\n'),
      htmlBody: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
      linkType: 'invite',
      aboutType: 'accounts',
      aboutId: user.id,
      status: 'sent',
      attempts: 1,
      sentAt,
      createdAt: sentAt,
      updatedAt: sentAt,
    })
    const id = chance.id(sentAt)
    links.push({
      id,
      kind: 'invite',
      userId: user.id,
      // The link itself was in an e-mail that the demo did not send.
      tokenHash: createHash('sha256').update(id).digest('hex'),
      sentTo: address,
      createdAt: sentAt,
      expiresAt: new Date(sentAt.getTime() + linkKinds.invite.lifetime),
      openedAt: !isOver && place % 3 === 0 ? new Date(sentAt.getTime() + 7_200_000) : null,
    })
  }
  return { emails, links }
}
