import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aRequest } from '#demo/examples.ts'
import { categories, priorities, statuses } from '../choices.ts'
import { maintenance } from '../contract.ts'
import type { RequestChanges } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { requestNotes, requests } from './table.ts'

const seed = Number(process.env.SEED ?? 20_261_121)
const runs = Number(process.env.RUNS ?? 300)

let app: TestApp
let cookies: string[]
before(async () => {
  app = await createTestApp()
  console.log(`SEED=${seed} RUNS=${runs}`)
  const more = await app.addPerson('staff')
  cookies = [app.people.admin.cookie, app.people.staff.cookie, more.cookie]
})
after(() => app.close())

const fields = ['title', 'priority', 'category', 'status'] as const
type Act = { by: number; changes: Pick<RequestChanges, (typeof fields)[number]>; careful: boolean }

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ status: fc.constantFrom(...statuses) }) },
  {
    weight: 2,
    arbitrary: fc
      .record(
        {
          title: fc.constantFrom('Tap drips', 'Tap drips a lot', 'Tap and drain'),
          priority: fc.constantFrom(...priorities),
          category: fc.constantFrom(...categories),
          status: fc.constantFrom(...statuses),
        },
        { requiredKeys: [] },
      )
      .filter((changes) => Object.keys(changes).length > 0),
  },
)
/** What each of three people does in sequence; they all start at once. */
const hands = fc.tuple(
  ...[0, 1, 2].map((by) =>
    fc.array(fc.record({ by: fc.constant(by), changes: change, careful: fc.boolean() }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
)

/**
 * One person's work and its acknowledged writes, in order. A careful client sends the version it read, and reads again
 * after a 412.
 */
async function work(id: string, acts: readonly Act[]) {
  const acknowledged: { changes: Act['changes']; record: MaintenanceRequest }[] = []
  let version = 1
  for (const { by, changes, careful } of acts) {
    const isMove = Object.keys(changes).join() === 'status'
    const sent = {
      params: { id },
      body: changes,
      ...(careful ? { headers: { 'if-match': `"${version}"` } } : {}),
    }
    const as = app.withCookie(cookies[by] ?? '')
    const response = isMove ? await as.request(maintenance.move, sent) : await as.request(maintenance.change, sent)
    if (response.status === 412) {
      assert.ok(careful)
      const present = response.body.present as MaintenanceRequest & { lastStatusChange: { to: string } | null }
      assert.notEqual(present.version, version)
      if (present.lastStatusChange) assert.equal(present.lastStatusChange.to, present.status)
      version = present.version
      continue
    }
    assert.equal(response.status, 200, JSON.stringify(response.body))
    const record = response.body as unknown as MaintenanceRequest
    version = record.version
    acknowledged.push({ changes, record })
  }
  return acknowledged
}

describe(`${runs} interleavings of moves and edits by three people`, () => {
  it(
    'leave exactly one status note for each change, and lose no acknowledged value',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(hands, async (acts) => {
          const first = aRequest({ reportedBy: app.people.staff.id })
          await app.db.insert(requests).values(first)
          const acknowledged = (await Promise.all(acts.map((hand) => work(first.id, hand)))).flat()
          const { body: last } = await app.as('admin').requestOk(maintenance.find, { params: { id: first.id } })

          // Every version is one person's write on top of the version before.
          const byVersion = new Map(acknowledged.map(({ record }) => [record.version, record]))
          for (const { changes, record } of acknowledged)
            for (const field of fields) if (changes[field] !== undefined) assert.equal(record[field], changes[field])
          let before: Pick<MaintenanceRequest, (typeof fields)[number]> = first
          for (let version = 2; version <= last.version; version += 1) {
            const record = byVersion.get(version)
            assert.ok(record, `nobody was notified of version ${version}`)
            const changed = fields.filter((field) => record[field] !== before[field])
            assert.ok(changed.length > 0)
            const makers = acknowledged.filter((write) => write.record.version === version)
            assert.ok(
              makers.some(({ changes }) => changed.every((field) => changes[field] === record[field])),
              'a value was lost',
            )
            before = record
          }
          for (const field of fields) assert.equal(last[field], before[field])

          const moved = [
            first.status,
            ...[...byVersion.keys()].sort((a, b) => a - b).map((v) => byVersion.get(v)?.status),
          ]
          const expected = moved.flatMap((to, n) => (n > 0 && to !== moved[n - 1] ? [[moved[n - 1], to]] : []))
          const notes = await app.db
            .select({ from: requestNotes.previousStatus, to: requestNotes.newStatus })
            .from(requestNotes)
            .where(eq(requestNotes.requestId, first.id))
            .orderBy(asc(requestNotes.createdAt), asc(requestNotes.id))
          assert.deepEqual(
            notes.map(({ from, to }) => [from, to]),
            expected,
          )
        }),
        { seed, numRuns: runs, endOnFailure: true },
      )
    },
  )
})
