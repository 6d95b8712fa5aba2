import type pg from 'pg'
import { compareWithStatements, type StatementBench } from './compared-statements.ts'
import { boardStatement, intakeStatement, searchStatement } from './desk-statements.ts'
import { createParcels } from './parcels.ts'

/** The largest accepted ratio of each measurement, as for the calls of `larger-building.ts`. */
const limits = { intake: 6, search: 4, expected: 4 }
const size = { units: 40_000, residents: 60_000 }

/**
 * Measures the front desk in a building with 60,000 people: a parcel taken in, the search by name, and the expected
 * visitors. Returns whether all limits are met.
 */
export async function measureLargeDesk(bench: StatementBench & { adminId: string; client: pg.Client }) {
  const { at, adminId, client, sendCommand, load } = bench
  await sendCommand({ command: 'add people', ...size })
  const { rows: homes } = await client.query<{ unit: string; recipient: string }>(
    `select a.unit_id as unit, r.user_id as recipient from assignments a join residents r on r.id = a.resident_id
       where a.ended_at is null order by a.id limit 200`,
  )
  const { rows: days } = await client.query<{ today: string }>(
    'select (now() at time zone time_zone)::date::text as today from building',
  )
  const today = days[0]?.today
  const get = (path: string) => (count: number) => load(count, () => ({ url: `${at}/api/desk/${path}` }))
  return compareWithStatements(bench, 'The front desk with 60,000 people', [
    {
      call: 'parcel taken in, with its shelf and audit',
      count: 200,
      limit: limits.intake,
      ours: createParcels(at, client, load),
      name: 'intake',
      text: intakeStatement,
      values: homes.map(({ unit, recipient }) => [unit, recipient, adminId]),
    },
    {
      call: 'search by name',
      count: 100,
      limit: limits.search,
      ours: get('search?text=okafor'),
      name: 'search',
      text: searchStatement,
      values: [['okafor', today]],
    },
    {
      call: 'expected visitors, and who is in the building',
      count: 24,
      limit: limits.expected,
      ours: get('visitors'),
      name: 'expected',
      text: boardStatement,
      values: [[today]],
    },
  ])
}
