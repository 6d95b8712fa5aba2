import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { deskWords as words } from '../messages/desk.ts'

/** Whose package it is: a person in a unit, or without one everyone who lives there. */
export type Recipient = { unitId: string; recipientId: string | null }

/** The accounts of the people who live in a unit: residents, and members of their households. */
export const peopleOf = (unitId: string | SQL) => sql`
  select r.user_id as id, r.full_name as name, true as "isResident" from assignments a join residents r on r.id = a.resident_id
    where a.unit_id = ${unitId} and a.ended_at is null
  union all select m.user_id, btrim(u.first_name || ' ' || u.last_name), false
    from current_household_members m join users u on u.id = m.user_id where m.unit_id = ${unitId}`

type PersonInUnit = { id: string; name: string; isResident: boolean }

/** Throws 400 for a unit that does not exist, and for a person who does not live in it. */
export async function checkRecipient(tx: Database, { unitId, recipientId }: Recipient): Promise<void> {
  const [unit] = await queryRows(tx, sql`select id from units where id = ${unitId}`)
  if (!unit) throw invalid('unitId', () => words.noUnit)
  if (recipientId === null) return
  if (!(await livesThere(tx, { unitId, recipientId }))) throw invalid('recipientId', () => words.notThere)
}

/** Whether the person lives in the unit. */
export async function livesThere(tx: Database, { unitId, recipientId }: Recipient): Promise<boolean> {
  const people = await queryRows<PersonInUnit>(tx, peopleOf(unitId))
  return people.some(({ id }) => id === recipientId)
}

/** The name of a person who lives in the unit; null for the whole home, and for a person who moved out. */
export async function nameInUnit(tx: Database, { unitId, recipientId }: Recipient): Promise<string | null> {
  const people = await queryRows<PersonInUnit>(tx, peopleOf(unitId))
  return people.find(({ id }) => id === recipientId)?.name ?? null
}

export const hasMovedOut = async (tx: Database, recipient: Recipient): Promise<boolean> =>
  recipient.recipientId !== null && !(await livesThere(tx, recipient))

/** The accounts that are notified of a package: its recipient, or the residents of the home. */
export async function accountsOf(tx: Database, { unitId, recipientId }: Recipient): Promise<string[]> {
  if (recipientId !== null) return [recipientId]
  const people = await queryRows<PersonInUnit>(tx, peopleOf(unitId))
  return people.filter(({ isResident }) => isResident).map(({ id }) => id)
}

export async function unitNumberOf(tx: Database, unitId: string): Promise<string> {
  const [unit] = await queryRows<{ number: string }>(
    tx,
    sql`select unit_number as number from units where id = ${unitId}`,
  )
  return unit?.number ?? ''
}
