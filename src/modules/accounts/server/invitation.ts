import { building } from '#building/server/table.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emails } from '../messages/en.ts'

type Invited = { id: string; email: string; firstName: string; lastName: string; role: Role }

/** Sends a new account the link that sets its first password. */
export async function enqueueInvitation(tx: Database, mail: Mail, to: Invited, now: Date): Promise<void> {
  const [profile] = await tx.select({ name: building.name }).from(building)
  const { subject, paragraphs, label } = emails.invite(to.firstName, profile?.name ?? '', to.role === 'tenant')
  const email = {
    to: to.email,
    recipient: { userId: to.id },
    toName: `${to.firstName} ${to.lastName}`.trim(),
    subject,
    paragraphs,
    button: { label, linkType: 'invite' },
  }
  await mail.enqueue(tx, { ...email, about: { type: 'accounts', id: to.id } }, now)
}
