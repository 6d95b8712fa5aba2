import { sql } from 'drizzle-orm'
import { greetedName } from '#residents/greeted-name.ts'
import type { Home } from '#residents/resident.ts'
import type { Language } from '#platform/language/registry.ts'
import { office, type Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Choices, Settings } from '../rules.ts'
import { defaultSettings } from '../rules.ts'

/** A person who may be notified: where they are reached, and what they chose for one kind. */
export type Person = {
  userId: string
  role: Role
  suspended: boolean
  firstName: string
  /** The name after `Hello`. */
  greeting: string
  name: string
  /** Where the building writes to them: a resident's own address, otherwise the one they sign in with. */
  email: string | null
  language: Language | null
  /** For text messages, without an extension; null where there is none that can be dialled from anywhere. */
  phone: string | null
  /** Whether a browser receives push messages. */
  hasPush: boolean
  settings: Settings
  choices: Choices
}

type Row = Omit<Person, 'greeting' | 'settings' | 'choices'> & {
  settings: Settings | null
  choices: Choices | null
  preferredName: string | null
  /** Null for an account that is not a resident's. */
  fullName: string | null
  categories: Home['category'][]
}

/** These people, without deleted accounts, with their choices for a kind. */
export async function listPeople(db: Database, userIds: readonly string[], kind: string): Promise<Person[]> {
  if (userIds.length === 0) return []
  const rows = await queryRows<Row>(
    db,
    sql`select u.id as "userId", u.role, u.status = 'suspended' as suspended, u.first_name as "firstName",
        coalesce(r.full_name, btrim(u.first_name || ' ' || u.last_name)) as name,
        coalesce(nullif(r.email_primary, ''), nullif(u.email, '')) as email, u.language,
        r.preferred_name as "preferredName", r.full_name as "fullName",
        array(select initcap(h.category) from assignments a join units h on h.id = a.unit_id
          where a.resident_id = r.id and a.ended_at is null) as categories,
        substring(coalesce(r.phone_primary, u.phone) from '^\\+[0-9]+') as phone,
        exists (select from push_subscriptions p where p.user_id = u.id and p.ended_at is null) as "hasPush",
        (select json_build_object('quiet', s.quiet, 'quietFrom', s.quiet_from, 'quietUntil', s.quiet_until,
            'digestAt', s.digest_at, 'digestDays', s.digest_days)
          from notification_settings s where s.user_id = u.id) as settings,
        (select json_object_agg(c.channel, c.value) from notification_choices c
          where c.user_id = u.id and c.kind = ${kind}) as choices
      from users u left join residents r on r.user_id = u.id
      where u.id = any(${sql.param([...new Set(userIds)])}::uuid[]) and u.deleted_at is null order by u.id`,
  )
  return rows.map(({ preferredName, fullName, categories, ...row }) => {
    const units = categories.map((category) => ({ category }))
    const greeting = greetedName(fullName === null ? undefined : { preferredName, fullName, units }, row.firstName)
    return { ...row, greeting, settings: row.settings ?? defaultSettings, choices: row.choices ?? {} }
  })
}

/** The ids of everyone who works in the console now. */
export async function listOfficeIds(db: Database): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from users
      where role = any(${sql.param([...office])}::text[]) and status = 'active' and deleted_at is null`,
  )
  return rows.map(({ id }) => id)
}
