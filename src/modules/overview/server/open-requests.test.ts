import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { aRequest } from '#demo/examples.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { lateQuery } from '#maintenance/sla/server/overdue-email.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { requestsQuery } from './needs.ts'

const now = new Date('2031-03-10T15:00:00Z')
const due = {
  dueAt: new Date('2031-03-07T12:00:00Z'),
  dueSoonAt: new Date('2031-03-07T10:00:00Z'),
  slaClock: 'always',
} as const
let app: TestApp
before(async () => {
  app = await createTestApp()
  const by = { reportedBy: app.people.staff.id, ...due }
  const finished = Array.from({ length: 5000 }, () => aRequest({ ...by, status: 'completed', completedAt: now }))
  for (let at = 0; at < finished.length; at += 1000) await app.db.insert(requests).values(finished.slice(at, at + 1000))
  await app.db.insert(requests).values(Array.from({ length: 30 }, () => aRequest(by)))
  await app.db.execute(sql`analyze maintenance_requests`)
})
after(() => app.close())

/** The number of requests that a statement reads. */
async function requestsRead(query: SQL): Promise<number> {
  const { rows } = await app.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  assert.ok(plan)
  return nodesOf(plan)
    .filter((node) => node['Relation Name'] === 'maintenance_requests')
    .reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0)
}
type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

describe('among five thousand finished requests, only the open ones are read', () => {
  for (const [list, query] of [
    ['the late requests of the overview', requestsQuery('late', now)],
    ['the unassigned requests of the overview', requestsQuery('unassigned', now)],
    ['the daily e-mail about late requests', lateQuery(now)],
  ] as const)
    it(`by ${list}`, async () => {
      const read = await requestsRead(query)
      assert.ok(read >= 30 && read < 100, String(read))
    })
})
