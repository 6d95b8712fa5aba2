import type { householdMembers } from '#occupancy/members/server/table.ts'
import type { Chance } from '../chance.ts'
import { aUser } from '../examples.ts'
import { at, dayBefore } from '../moments.ts'
import { mailDomain } from '../profile.ts'
import type { Member } from './people.ts'
import type { Residency } from './residents.ts'

type NewMember = typeof householdMembers.$inferInsert

/** One person whom the demo renter invited and who signs in, and one whom the demo owner has just invited. */
export function createHouseholdMembers(
  { demoRenter, demoOwner }: Residency,
  now: Date,
  passwordHash: string,
  chance: Chance,
) {
  const invite = (host: Member, person: { firstName: string; lastName: string; email: string }, isActive: boolean) => {
    const createdAt = at(dayBefore(now, isActive ? 40 : 2), 9)
    const times = { createdAt, updatedAt: createdAt }
    const account = isActive
      ? { status: 'Active' as const, passwordHash, passwordChangedAt: createdAt }
      : { status: 'Invited' as const, passwordHash: null, passwordChangedAt: null }
    const user = aUser({ id: chance.id(createdAt), role: 'household', phone: null, ...person, ...account, ...times })
    const member: NewMember = {
      id: chance.id(createdAt),
      assignmentId: host.assignment!.id,
      userId: user.id,
      ...person,
      rights: ['requests', 'resources', 'announcements', ...(isActive ? (['codes'] as const) : [])],
      invitedBy: host.user.id,
      ...times,
    }
    return { user, member }
  }
  const people = [
    invite(demoRenter, { firstName: 'Jonah', lastName: 'Pryce', email: `household@${mailDomain}` }, true),
    invite(demoOwner, { firstName: 'Ngozi', lastName: 'Okafor', email: `ngozi@${mailDomain}` }, false),
  ]
  return { users: people.map(({ user }) => user), members: people.map(({ member }) => member) }
}
