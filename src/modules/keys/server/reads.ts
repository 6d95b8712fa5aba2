import { type SQL, sql } from 'drizzle-orm'
import { withHolder } from '#assets/server/asset-state.ts'
import { byNumber } from '#assets/server/reads.ts'
import { inGivenOrder } from '#packages/server/rows.ts'
import { notFound } from '#platform/http-error.ts'
import { employees } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { partPattern, wordsOf } from '#platform/server/sql/search.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { afterCursor, keysOfRow, orderBy, type SortKey, toPage } from '#platform/server/sql/keyset.ts'
import type { Borrower, DeskKeyWithHistory, KeyFilter, KeyLoan, KeySeal, KeySummary } from '../contract.ts'
import { loadKeys, loanAsJson, sealAsJson } from './rows.ts'

const currentLoan = sql`select from key_loans l where l.asset_id = a.id and l.in_at is null`
const currentSeal = sql`select from key_seals s where s.asset_id = a.id and s.broken_at is null`
const isKey = sql`a.category in ('key', 'fob')`

/** The conditions of a state; on a row `a` of `assets` with its holder `h`. */
const statesAsSql: Readonly<Record<KeyFilter['state'], SQL>> = {
  all: sql`true`,
  here: sql`a.status = 'in_service' and h.id is null and not exists (${currentLoan}) and not exists (${currentSeal})`,
  out: sql`exists (${currentLoan})`,
  sealed: sql`exists (${currentSeal})`,
  issued: sql`h.id is not null and not exists (${currentLoan})`,
}

const matchesWord = (word: string): SQL => {
  const part = partPattern(word)
  return sql`(a.search like ${part} or exists (select from units u where u.id = a.unit_id and u.search like ${part})
    or exists (select from residents t where t.id = h.resident_id and t.search like ${part})
    or exists (select from key_loans l where l.asset_id = a.id and l.in_at is null and searchable(l.borrower_name) like ${part}))`
}

const dueFirst: SortKey = {
  by: sql`coalesce((select l.due_at from key_loans l where l.asset_id = a.id and l.in_at is null), '9999-01-01Z')`,
  type: 'timestamptz',
  order: 'asc',
}

/** One page of keys and fobs by number; those that are out by the time at which they are due. */
export async function listKeys(db: Database, { state, search = '', limit, cursor }: KeyFilter, now: Date) {
  const conditions = [isKey, statesAsSql[state], ...wordsOf(search).map(matchesWord)]
  const from = sql`from assets a ${withHolder} where ${sql.join(conditions, sql` and `)}`
  const order = state === 'out' ? [dueFirst, ...byNumber] : byNumber
  const after = afterCursor(order, cursor)
  const rows = await queryRows<{ id: string; keys: string }>(
    db,
    sql`select a.id, ${keysOfRow(order)} as keys ${from} ${after ? sql`and ${after}` : sql``}
      order by ${orderBy(order)} limit ${limit + 1}`,
  )
  const { page, next } = toPage(rows, limit)
  const [counted] = await queryRows<{ total: number }>(db, sql`select ${countRows(from)} as total`)
  const ids = page.map(({ id }) => id)
  return { rows: await loadKeys(db, inGivenOrder(ids), now), total: counted?.total ?? 0, next }
}

/** How many loans and seals the history of a key shows. */
const shownInHistory = 50

/** Throws 404, also for a stall or a locker. */
export async function findKey(db: Database, id: string, now: Date): Promise<DeskKeyWithHistory> {
  const one = sql`select a.id, 1 as place from assets a where a.id = ${id} and ${isKey}`
  const [found] = await loadKeys(db, one, now)
  if (!found) throw notFound('Key')
  const loans = await queryRows<{ loan: KeyLoan }>(
    db,
    sql`select ${loanAsJson} as loan from key_loans l where l.asset_id = ${id} and not l.is_withdrawn
      order by l.out_at desc, l.id desc limit ${shownInHistory}`,
  )
  const seals = await queryRows<{ seal: KeySeal }>(
    db,
    sql`select ${sealAsJson} as seal from key_seals s where s.asset_id = ${id}
      order by s.sealed_at desc, s.id desc limit ${shownInHistory}`,
  )
  return { ...found, loans: loans.map(({ loan }) => loan), seals: seals.map(({ seal }) => seal) }
}

/** The most keys that are out at once on the first screen of the desk. */
const shownOut = 100

export async function summarizeKeys(db: Database, now: Date): Promise<KeySummary> {
  const [counted] = await queryRows<Omit<KeySummary, 'keys'>>(
    db,
    sql`select count(*)::int as out, (count(*) filter (where due_at < ${now.toISOString()}))::int as overdue,
        (select count(*)::int from key_seals where broken_at is null) as sealed,
        (select count(distinct asset_id)::int from key_seals) as sealable
      from key_loans where in_at is null`,
  )
  const out = sql`select asset_id as id, row_number() over (order by due_at, id) as place from key_loans
    where in_at is null order by due_at, id limit ${shownOut}`
  return { ...(counted ?? { out: 0, overdue: 0, sealed: 0, sealable: 0 }), keys: await loadKeys(db, out, now) }
}

const shownBorrowers = 6

/** Vendors and colleagues whose name contains all words of a text. */
export async function findBorrowers(db: Database, text: string): Promise<Borrower[]> {
  const matches = (column: SQL) =>
    sql.join([sql`true`, ...wordsOf(text).map((word) => sql`${column} like ${partPattern(word)}`)], sql` and `)
  return queryRows<Borrower>(
    db,
    sql`(select 'vendor' as kind, v.id, v.name, v.contact_name as contact, v.insured_until::text as "insuredUntil" from vendors v
        where v.archived_at is null and ${matches(sql`searchable(v.name || ' ' || coalesce(v.contact_name, ''))`)}
        order by v.name, v.id limit ${shownBorrowers})
      union all (select 'staff', p.id, btrim(p.first_name || ' ' || p.last_name), null, null from users p
        where p.role = any(${sql.param([...employees])}::text[]) and p.status = 'active' and p.deleted_at is null
          and ${matches(sql`p.search`)}
        order by p.last_name, p.first_name, p.id limit ${shownBorrowers})`,
  )
}

export async function readOverdueKeyCount(db: Database, now: Date): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from key_loans where in_at is null and due_at < ${now.toISOString()}`,
  )
  return counted?.count ?? 0
}
