import { type SQL, sql } from 'drizzle-orm'
import { withHolder } from '#assets/server/asset-state.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { constantSql } from '#platform/server/sql/constant-sql.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { DeskKey } from '../contract.ts'
import { stateOf } from '../rules.ts'

const nameOfUser = (column: string): SQL =>
  sql`(select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.raw(column)})`

/** A loan as in the contract; on a row `l` of `key_loans`. */
export const loanAsJson: SQL = constantSql(sql`json_build_object(
  'id', l.id, 'borrowerKind', l.borrower_kind, 'borrower', l.borrower_name,
  'vendor', (select v.name from vendors v where v.id = l.vendor_id),
  'unitNumber', (select u.unit_number from units u where u.id = l.unit_id), 'purpose', l.purpose, 'proof', l.proof,
  'photoId', l.photo_id, 'outAt', ${instantText('l.out_at')}, 'outBy', coalesce(${nameOfUser('l.out_by')}, ''),
  'dueAt', ${instantText('l.due_at')}, 'inAt', ${instantText('l.in_at')}, 'inBy', ${nameOfUser('l.in_by')},
  'returnNote', l.return_note)`)

/** A seal as in the contract; on a row `s` of `key_seals`. */
export const sealAsJson: SQL = constantSql(sql`json_build_object(
  'id', s.id, 'number', s.seal_number, 'sealedAt', ${instantText('s.sealed_at')},
  'sealedBy', coalesce(${nameOfUser('s.sealed_by')}, ''), 'brokenAt', ${instantText('s.broken_at')},
  'brokenBy', ${nameOfUser('s.broken_by')}, 'reason', s.note)`)

type Row = Omit<DeskKey, 'state'> & { isInService: boolean }

/** Keys and fobs of a query `select id, place …`, in its order. */
export async function loadKeys(db: Database, ids: SQL, now: Date): Promise<DeskKey[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select a.id, a.category, a.number, a.place, a.note, a.status = 'in_service' as "isInService",
        (select u.unit_number from units u where u.id = a.unit_id) as "unitNumber",
        (select t.full_name from residents t where t.id = h.resident_id) as holder,
        (select ${loanAsJson} from key_loans l where l.asset_id = a.id and l.in_at is null) as loan,
        (select ${sealAsJson} from key_seals s where s.asset_id = a.id and s.broken_at is null) as seal
      from (${ids}) listed join assets a on a.id = listed.id ${withHolder} order by listed.place`,
  )
  return rows.map(({ isInService, ...row }) => {
    const dueAt = row.loan === null ? null : new Date(row.loan.dueAt)
    const facts = { isInService, holder: row.holder, isSealed: row.seal !== null, dueAt }
    return { ...row, state: stateOf(facts, now) }
  })
}
