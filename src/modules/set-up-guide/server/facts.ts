import { sql } from 'drizzle-orm'
import type { Config } from '#platform/server/process/config.ts'
import { defaultExtras } from '#building/page-plan.ts'
import { building } from '#building/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { nameOfServer, smtpServer } from '#platform/server/mail/smtp.ts'
import type { SetUpFacts } from '../rules.ts'

/** The place of the large picture of the home page. */
const homePicture = String(defaultExtras.home['heroSlot'])

type Counted = Omit<SetUpFacts, 'person' | 'address' | 'locale' | 'accentColour' | 'hasLogo' | 'emergencyPhone'> & {
  hasSecondFactor: boolean
}

/** What the records of the building say about each step, read by one statement beside the profile. */
export async function readFacts(
  db: Database,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  person: Author & { id: string },
): Promise<SetUpFacts> {
  const [profile] = await db.select().from(building)
  if (!profile) throw notFound('Building')
  const { street, city, region, postalCode, timeZone, currency, languages, securityPhone, accentColour, logo } = profile
  const nameOfEnvironment = smtpUrl === null ? null : nameOfServer(smtpServer(smtpUrl))
  const [counted] = await queryRows<Counted>(
    db,
    sql`with outgoing as (
        select ${nameOfEnvironment}::text as name, '-infinity'::timestamptz as since where ${smtpUrl !== null}
        union all select host || ':' || port, updated_at from mail_servers where ${smtpUrl === null}
      ) select
      exists (select from users where id = ${person.id} and second_factor_since is not null) as "hasSecondFactor",
      (select count(*)::int from floors) as floors,
      (select count(*)::int from units) as units,
      (select count(*)::int from parking_levels) as "parkingLevels",
      (select coalesce(sum(stalls), 0)::int from parking_levels) as stalls,
      exists (select from outgoing) as "hasMailServer",
      exists (select from mail_outbox where about_type = 'outbox' and status = 'sent'
        and about_id in (select id from users where role = 'admin')
        and accepted_by = (select name from outgoing) and created_at >= (select since from outgoing)) as "isMailTested",
      (select count(distinct priority)::int from sla_targets where category is null) as "prioritiesWithTime",
      (select count(*)::int from business_hours) as "openDays",
      exists (select from residents) as "hasResidents",
      (select count(*)::int from users where role in ('admin', 'staff', 'maintenance', 'concierge')
        and deleted_at is null and id <> ${person.id}) as colleagues,
      exists (select from page_contents where page = 'home' and content ->> 'headline' <> '')
        as "hasPublicPage",
      exists (select from picture_slots where slot = ${homePicture} and photo_id is not null) as "hasPicture"`,
  )
  if (!counted) throw new Error('Counting answers one row.')
  const { hasSecondFactor, ...records } = counted
  return {
    ...records,
    person: { name: `${person.firstName} ${person.lastName}`.trim(), hasSecondFactor },
    address: { street, city, region, postalCode },
    locale: { timeZone, currency, languages },
    accentColour,
    hasLogo: logo !== null,
    emergencyPhone: securityPhone,
  }
}
