import { compareWithStatements, type StatementBench } from './compared-statements.ts'
import { changeStatement, pageStatement, recordStatement, signInStatement, unitsStatement } from './hand-written.ts'

type Bench = StatementBench & {
  adminId: string
  email: string
  password: string
  requestIds: readonly string[]
  lanes: number
  /** Reads the list of all units after each of `count` changes. */
  unitsRecomputed: (count: number) => Promise<void>
}

/** The largest accepted ratio of each measurement. */
const limits = { page: 4, record: 4, change: 6, units: 3, signIn: 1.6 }

/**
 * Measures calls in a building with 10,000 requests: the CPU time of the server and of PostgreSQL together, compared with
 * a bare route that sends the rows of one hand-written statement through node-postgres. Returns whether all limits are met.
 */
export async function measureLargerBuilding(bench: Bench): Promise<boolean> {
  const { at, adminId, email, password, requestIds, lanes, sendCommand, load, unitsRecomputed } = bench
  await sendCommand({ command: 'add requests', requests: 9_500, openRequests: 1_500 })
  const active = ['pending', 'assigned', 'in_progress']
  const statusAt = (n: number) => (n % 2 === 0 ? 'on_hold' : 'in_progress')
  const idAt = (n: number) => requestIds[n % (lanes * 3)] ?? ''
  const note = 'The valve is replaced; the wall dries until Friday.'
  const get = (path: string) => (count: number) => load(count, () => ({ url: `${at}/api/admin/${path}` }))
  const change = (count: number) =>
    load(count, (n, lane) => ({
      method: 'PATCH',
      url: `${at}/api/admin/maintenance-requests/${idAt(lane + lanes * (n >> 1))}`,
      body: JSON.stringify({ status: statusAt(n), note: { note } }),
    }))
  const signIn = (count: number) =>
    load(count, () => ({ method: 'POST', url: `${at}/api/auth/login`, body: JSON.stringify({ email, password }) }))
  const changes = requestIds.slice(lanes * 3, lanes * 6).map((id) => [id, adminId, note])
  const measures = [
    {
      call: 'page of 20 of 10,000 requests, filtered by status and priority, with the total',
      count: 200,
      limit: limits.page,
      ours: get('maintenance-requests?limit=20&status=active&priority=high'),
      name: 'page',
      text: pageStatement,
      values: [[active, 'high']],
    },
    {
      call: 'one request',
      count: 400,
      limit: limits.record,
      ours: get(`maintenance-requests/${idAt(20)}`),
      name: 'record',
      text: recordStatement,
      values: [[idAt(20)]],
    },
    {
      call: 'status change with history, audit and an own note',
      count: 200,
      limit: limits.change,
      ours: change,
      name: 'change',
      text: changeStatement,
      values: changes,
    },
    {
      call: 'list of all units, recomputed',
      count: 30,
      limit: limits.units,
      ours: unitsRecomputed,
      name: 'units',
      text: unitsStatement,
      values: [[1]],
    },
    {
      call: 'sign-in',
      count: 24,
      limit: limits.signIn,
      ours: signIn,
      name: 'sign-in',
      text: signInStatement,
      values: [[email]],
    },
  ]
  return compareWithStatements(bench, 'With 10,000 requests', measures)
}
