import { sql } from 'drizzle-orm'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Retention } from '../../person-contract.ts'
import { words } from '../../messages/en.ts'
import { type Person, requestsOf } from './person.ts'
import type { Redacted } from './redact.ts'

type Counts = {
  payments: number
  invoices: number
  homes: number
  assets: number
  packages: number
  requests: number
  audit: number
  contacts: number
  sameAddress: number
}

/**
 * What must be retained by law, for the building's history or for other people's records; read before anything is
 * erased.
 */
export async function countWhatStays(tx: Database, person: Person): Promise<Counts> {
  const { userId, residentId, name } = person
  const { rows } = await tx.execute<Omit<Counts, 'sameAddress'>>(sql`
    select (select count(*)::int from payment_entries where resident_id = ${residentId}) as payments,
      (select count(*)::int from work_order_files f join work_orders o on o.id = f.work_order_id
        where f.kind = 'invoice' and o.request_id in (${requestsOf(person)})) as invoices,
      (select count(*)::int from assignments where resident_id = ${residentId}) as homes,
      (select count(*)::int from asset_holders h join assets a on a.id = h.asset_id where h.resident_id = ${residentId}
        and h.started_at is not null and (not a.is_derived or a.unit_id is not null or exists (
          select from asset_holders o where o.asset_id = a.id and o.resident_id <> h.resident_id))) as assets,
      (select count(*)::int from packages where recipient_id = ${userId}) as packages,
      (select count(*)::int from (${requestsOf(person)}) r) as requests,
      (select count(*)::int from audit_log where by = ${userId} or record_id in (${userId}, ${residentId})
        or about && array_remove(array[${userId}, ${residentId}]::uuid[], null)) as audit,
      (select count(*)::int from residents t where t.id is distinct from ${residentId} and (t.emergency_contact_name = ${name}
        or exists (select from residents o where o.id = ${residentId} and t.emergency_contact_phone in (o.phone_primary, o.phone_secondary))))
        as contacts`)
  const counts = rows[0] ?? {
    payments: 0,
    invoices: 0,
    homes: 0,
    assets: 0,
    packages: 0,
    requests: 0,
    audit: 0,
    contacts: 0,
  }
  return { ...counts, sameAddress: await countSameAddress(tx, person) }
}

/**
 * Messages and e-mails with one of their addresses that are linked to no account, so that their owner is unknown.
 */
async function countSameAddress(tx: Database, { userId, residentId }: Person): Promise<number> {
  const { rows: ownIds } = await tx.execute<{ email: string | null }>(sql`
    select email from users where id = ${userId}
    union select unnest(array[email_primary, email_secondary]) from residents where id = ${residentId}`)
  const { rows } = await tx.execute<{ email: string; count: number }>(sql`
    select email, count(*)::int as count from contact_messages where user_id is null group by email
    union all select to_address, count(*)::int from mail_outbox m where recipient_id is null
      and not exists (select from contact_replies r join contact_messages c on c.id = r.message_id
        where r.mail_id = m.id and c.user_id = ${userId}) group by to_address`)
  const addresses = new Set(ownIds.flatMap(({ email }) => (email ? [canonicalEmail(email)] : [])))
  return rows.filter(({ email }) => addresses.has(canonicalEmail(email))).reduce((sum, { count }) => sum + count, 0)
}

/** Everything that is retained, with reasons; read after the rest is deleted. */
export async function findRetained(
  tx: Database,
  { name }: Person,
  counts: Counts,
  mentions: Redacted['stays'],
): Promise<Retention[]> {
  const { retentionReasons } = words.person
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from units where owner_name = ${name}`,
  )
  const counted: [Retention, number][] = [
    [retentionReasons.payments, counts.payments],
    [retentionReasons.invoices, counts.invoices],
    [retentionReasons.homes, counts.homes],
    [retentionReasons.assets, counts.assets],
    [retentionReasons.packages, counts.packages],
    [retentionReasons.requests, counts.requests],
    [retentionReasons.ownerName, rows[0]?.count ?? 0],
    [retentionReasons.sameAddress, counts.sameAddress],
    [retentionReasons.name, mentions.name],
    [retentionReasons.signIn, mentions.signIn],
    [retentionReasons.contact, mentions.contact],
    [retentionReasons.phone, mentions.phone],
    [retentionReasons.contacts, counts.contacts],
    [retentionReasons.audit, counts.audit],
  ]
  return [
    ...counted.filter(([, count]) => count > 0).map(([reason, count]) => ({ ...reason, count })),
    retentionReasons.backups,
  ]
}
