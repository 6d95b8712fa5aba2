import { and, eq, isNull } from 'drizzle-orm'
import { createAccount } from '#accounts/server/users/users.ts'
import { users } from '#accounts/server/table.ts'
import type { HouseholdRight } from '#platform/household-rights.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { recordMembership } from './end.ts'
import { enqueueInvitation, findLanguage } from './invitation.ts'
import { householdMembers } from './table.ts'

export type NewPerson = {
  firstName: string
  lastName: string
  email: string
  rights: HouseholdRight[]
  /** That of the inviting person when null. */
  language: Language | null
}

/** Adds a member to a home and queues the invitation; returns the id. An address with an account gets no second one. */
export async function addMember(
  tx: Database,
  mail: Mail,
  assignmentId: string,
  { language: chosen, ...person }: NewPerson,
  by: Author,
  now: Date,
): Promise<string> {
  const id = newId()
  const language = chosen ?? (await findLanguage(tx, by.id))
  const userId = (await isAddressKnown(tx, person.email)) ? null : await addAccount(tx, person, language, by, now)
  const member = { id, assignmentId, userId, ...person, invitedBy: by.id }
  await tx.insert(householdMembers).values({ ...member, createdAt: now, updatedAt: now })
  await recordMembership(tx, member, 'invited', { after: { rights: person.rights } }, by, now)
  await enqueueInvitation(tx, mail, member, by, now, language)
  return id
}

async function isAddressKnown(tx: Database, email: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailCanonical, canonicalEmail(email)), isNull(users.deletedAt)))
  return known !== undefined
}

function addAccount(
  tx: Database,
  { firstName, lastName, email }: Omit<NewPerson, 'language'>,
  language: Language | null,
  by: Author,
  now: Date,
) {
  const state = { role: 'household', status: 'Invited', phone: null, password: null } as const
  return createAccount(tx, { firstName, lastName, email, language, ...state }, by, now)
}
