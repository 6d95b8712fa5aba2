import { sql } from 'drizzle-orm'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { addressUses, onlyUserOf } from '#residents/server/address-uses.ts'
import type { WriterResident } from '../contract.ts'

type Message = { id: string; email: string; userId: string | null; linkedBy: string | null }
export type Writer = {
  resident: WriterResident | null
  linkedHow: 'signed_in' | 'office' | null
  suggestion: WriterResident | null
}

/**
 * The linked resident of each message, or else the resident whose sign-in address was typed, as an unverified
 * suggestion.
 */
export async function findWriters(db: Database, messages: readonly Message[]): Promise<Map<string, Writer>> {
  const suggested = await suggestAccounts(db, messages)
  const residents = await findResidents(db, [...messages.flatMap(({ userId }) => userId ?? []), ...suggested.values()])
  return new Map(
    messages.map(({ id, userId, linkedBy }) => [
      id,
      {
        resident: residents.get(userId ?? '') ?? null,
        linkedHow: userId === null ? null : linkedBy === null ? ('signed_in' as const) : ('office' as const),
        suggestion: (userId === null && residents.get(suggested.get(id) ?? '')) || null,
      },
    ]),
  )
}

/**
 * For messages linked to nobody, the one active resident who signs in with the typed address, if nobody else has it.
 */
async function suggestAccounts(db: Database, messages: readonly Message[]): Promise<Map<string, string>> {
  const typed = messages.flatMap(({ id, email, userId }) =>
    userId === null ? [[id, canonicalEmail(email)] as const] : [],
  )
  const addresses = sql.param([...new Set(typed.map(([, canonical]) => canonical))])
  const { rows } = await db.execute<{ id: string; canonical: string }>(sql`
    select id, email_canonical as canonical from users
    where role = 'tenant' and status = 'active' and deleted_at is null and email_canonical = any(${addresses}::text[])`)
  if (rows.length === 0) return new Map()
  const uses = await addressUses(db, { deleted: false })
  const shared = await findSharedAddresses(db)
  const owners = new Map(
    rows
      .filter(({ id, canonical }) => onlyUserOf(uses.get(canonical)) === id && !shared.has(canonical))
      .map(({ id, canonical }) => [canonical, id]),
  )
  return new Map(
    typed.flatMap(([id, canonical]) => {
      const owner = owners.get(canonical)
      return owner === undefined ? [] : [[id, owner] as const]
    }),
  )
}

/** The addresses of the office and of vendors, which do not identify a resident. */
async function findSharedAddresses(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select office_email as email from building union select email from vendors where email is not null`,
  )
  return new Set(rows.map(({ email }) => canonicalEmail(email)))
}

/** Residents by their accounts; the first of their homes. */
async function findResidents(db: Database, userIds: readonly string[]): Promise<Map<string, WriterResident>> {
  if (userIds.length === 0) return new Map()
  const rows = await queryRows<WriterResident & { userId: string }>(
    db,
    sql`select distinct on (t.user_id) t.user_id as "userId", t.id as "tenantId", t.full_name as "fullName",
        u.id as "unitId", u.unit_number as "unitNumber"
      from residents t left join assignments a on a.resident_id = t.id and a.ended_at is null
      left join units u on u.id = a.unit_id
      where t.user_id = any(${sql.param([...new Set(userIds)])}::uuid[])
      order by t.user_id, u.id is null, u.unit_number, t.id`,
  )
  return new Map(rows.map(({ userId, ...resident }) => [userId, resident]))
}
