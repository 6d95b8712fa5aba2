import { householdMembers } from '#occupancy/members/server/table.ts'
import { type HouseholdRight, householdRights } from '#platform/household-rights.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { TestApp } from '../test-app.ts'
import { addHome } from './household.ts'

type Person = Awaited<ReturnType<TestApp['addPerson']>>

/** Makes a person, by default a new one, a member of the household of a resident; by default with every right. */
export async function addHouseholdMember(
  app: TestApp,
  given: {
    rights?: readonly HouseholdRight[]
    member?: Person
    host?: Person
    home?: Awaited<ReturnType<typeof addHome>>
  } = {},
) {
  const host = given.host ?? (await app.addPerson('tenant'))
  const home = given.home ?? (await addHome(app.db, host))
  const member = given.member ?? (await app.addPerson('household'))
  const id = newId()
  await app.db.insert(householdMembers).values({
    id,
    assignmentId: home.assignmentId,
    userId: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    rights: [...(given.rights ?? householdRights)],
    invitedBy: host.id,
  })
  return { id, host, home, member }
}
