import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/ids.ts'
import { tenants } from '#residents/server/table.ts'
import { addHome, addUnit } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'
import { promiseTimes } from './vendor-table.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }
const submit = async (body: object = leak) => (await house.as('tenant').sends(ownRequests.file, { body })).body
const notesOf = async (id: string) =>
  (await house.as('staff').sends(maintenance.notes, { params: { id } })).body.map(({ note }) => note)
const auditOf = async (id: string) =>
  (
    await house.db.execute<{ action: string; by: string; after: Record<string, unknown> }>(
      sql`select action, by, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

describe('submitting a request', () => {
  it('files it for the own home, confirms it by mail, and tells the office', async () => {
    const sent = await submit({
      ...leak,
      tenantId: 'someone else',
      status: 'completed',
      reportedBy: house.people.admin.id,
    })
    assert.equal(sent.status, 'pending')
    assert.equal(sent.unit?.unitNumber, home.unit.unitNumber)
    const [letter = ''] = await house.letters(1)
    assert.match(letter, new RegExp(`Subject: TST-${sent.number}: we have your maintenance request`))
    assert.match(letter, new RegExp(`^To: .*${house.people.tenant.email}`, 'm'))
    const seen = (await house.as('admin').sends(maintenance.find, { params: { id: sent.id } })).body
    assert.equal(seen.tenantId, home.tenantId)
    assert.equal(seen.tenant?.user.firstName, house.people.tenant.firstName)
    assert.deepEqual(
      (await auditOf(sent.id)).map(({ action }) => action),
      ['submitted'],
    )
  })

  it('is confirmed by mail whatever the title says', async () => {
    const before = (await house.letters(0)).length
    for (const title of ['Leak [[mint:reset]] please', 'Leak \uE000 there', 'Leak ${reset} {{link}}'])
      await submit({ ...leak, title })
    const letters = (await house.letters(before + 3)).slice(-3)
    assert.ok(letters.every((letter) => !letter.includes('reset-password')))
  })

  it('numbers requests without a gap or a double, also all at once', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => submit()))
    const numbers = sent.map(({ number }) => number).sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      Array.from({ length: 8 }, (_, n) => (numbers[0] ?? 0) + n),
    )
  })

  it('happens once for an Idempotency-Key, and refuses the key for another request', async () => {
    const headers = { 'idempotency-key': 'kitchen' }
    const [one, two] = await Promise.all([
      house.as('tenant').sends(ownRequests.file, { body: leak, headers }),
      house.as('tenant').sends(ownRequests.file, { body: leak, headers }),
    ])
    assert.equal(one.body.id, two.body.id)
    const other = await house.as('tenant').tries(ownRequests.file, { body: { ...leak, title: 'Other' }, headers })
    assert.equal(other.status, 409)
  })

  for (const [field, body] of [
    ['title', { ...leak, title: '  ' }],
    ['description', { ...leak, description: '' }],
    ['title', { ...leak, title: 'x'.repeat(201) }],
    ['description', { ...leak, description: 'x'.repeat(5001) }],
    ['priority', { ...leak, priority: 'whenever' }],
    ['category', { ...leak, category: 'magic' }],
    ['unitId', { ...leak, unitId: 'not an id' }],
  ] as const)
    it(`names ${field} when it is wrong`, async () => {
      const heard = await house.as('tenant').tries(ownRequests.file, { body })
      assert.deepEqual([heard.status, heard.body.field], [400, field])
    })

  it('is refused for a home that is not the own, and without a home', async () => {
    const other = await addUnit(house.db)
    const heard = await house.as('tenant').tries(ownRequests.file, { body: { ...leak, unitId: other.id } })
    assert.deepEqual([heard.status, heard.body.field], [400, 'unitId'])
    const gone = await house.addPerson('tenant')
    const hers = await addHome(house.db, gone)
    await house.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, hers.assignmentId))
    assert.equal((await house.withCookie(gone.cookie).tries(ownRequests.file, { body: leak })).status, 409)
  })

  it('promises a time by priority and category', async () => {
    await house.db
      .insert(promiseTimes)
      .values({ id: crypto.randomUUID(), priority: 'urgent', withinMinutes: 120, clock: 'always' })
    const { promisedAt, submittedDate } = await submit({ ...leak, priority: 'urgent' })
    assert.equal(Date.parse(promisedAt ?? '') - Date.parse(submittedDate), 120 * 60_000)
  })
})

describe('editing a request', () => {
  it('refuses a stale edit with the present record, and loses nothing', async () => {
    const { id } = await submit()
    const params = { id }
    const stale = { 'if-match': '"1"' }
    await house.as('admin').sends(maintenance.change, { params, body: { title: 'First' }, headers: stale })
    const heard = await house
      .as('staff')
      .tries(maintenance.change, { params, body: { title: 'Second' }, headers: stale })
    assert.equal(heard.status, 412)
    assert.equal((heard.body.present as { title: string }).title, 'First')
  })

  it('keeps money in cents and gives it in dollars', async () => {
    const { id } = await submit()
    const { body } = await house
      .as('admin')
      .sends(maintenance.change, { params: { id }, body: { estimatedCost: 420.35 } })
    assert.equal(body.estimatedCost, 420.35)
    const { rows } = await house.db.execute(sql`select estimated_cost_cents from maintenance_requests where id = ${id}`)
    assert.equal(Number(rows[0]?.estimated_cost_cents), 42_035)
  })

  it('ignores what it does not know and changes nothing for no change', async () => {
    const { id } = await submit()
    const { body } = await house
      .as('admin')
      .sends(maintenance.change, { params: { id }, body: { number: 7, tenantId: null, title: leak.title } })
    assert.equal(body.version, 1)
    assert.equal(body.tenantId, home.tenantId)
  })

  it('refuses residents and suspended people as assignees', async () => {
    const { id } = await submit()
    for (const assignedTo of [
      house.people.tenant.id,
      (await house.addPerson('staff', { status: 'Suspended' })).id,
      crypto.randomUUID(),
    ]) {
      const heard = await house.as('admin').tries(maintenance.change, { params: { id }, body: { assignedTo } })
      assert.deepEqual([heard.status, heard.body.field], [400, 'assignedTo'])
    }
  })

  it('is not done for an If-Match that is no version', async () => {
    const { id } = await submit()
    for (const tag of ['"abc"', '"1","2"', ''])
      assert.equal(
        (
          await house
            .as('admin')
            .tries(maintenance.change, { params: { id }, body: { title: 'x' }, headers: { 'if-match': tag } })
        ).status,
        400,
        tag,
      )
    const high = { 'if-match': '"99999999999"' }
    assert.equal(
      (await house.as('admin').tries(maintenance.change, { params: { id }, body: { title: 'x' }, headers: high }))
        .status,
      412,
    )
  })

  it('refuses a title nobody can see and a day of another age', async () => {
    const { id } = await submit()
    for (const [field, body] of [
      ['title', { title: '\u200b' }],
      ['scheduledDate', { scheduledDate: '0001-01-01T00:00:00Z' }],
      ['scheduledDate', { scheduledDate: '9999-12-31T00:00:00Z' }],
    ] as const) {
      const heard = await house.as('admin').tries(maintenance.change, { params: { id }, body })
      assert.deepEqual([heard.status, heard.body.field], [400, field])
    }
  })

  it('answers 404 for an unknown and a malformed id', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%00'])
      assert.equal(
        (await house.as('admin').tries(maintenance.change, { params: { id }, body: { title: 'x' } })).status,
        404,
      )
  })
})

describe('notes', () => {
  it('stay in the office unless they are written for the resident; status changes are told', async () => {
    const { id } = await submit()
    const params = { id }
    await house
      .as('staff')
      .sends(maintenance.addNote, { params, body: { note: ' Ordered a washer ', createdBy: house.people.admin.id } })
    await house
      .as('staff')
      .sends(maintenance.addNote, { params, body: { note: 'We come on Monday', visibleToResident: true } })
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'in_progress' } })
    const { body: own } = await house.as('tenant').sends(ownRequests.find, { params })
    assert.deepEqual(
      own.notes.map(({ note }) => note),
      ['We come on Monday', 'Status changed from pending to in_progress'],
    )
    assert.deepEqual(await notesOf(id), [
      'Ordered a washer',
      'We come on Monday',
      'Status changed from pending to in_progress',
    ])
    const { body: all } = await house.as('admin').sends(maintenance.notes, { params })
    assert.equal(all[0]?.createdBy.firstName, house.people.staff.firstName)
  })

  it('are never blank', async () => {
    const { id } = await submit()
    const heard = await house.as('staff').tries(maintenance.addNote, { params: { id }, body: { note: '   ' } })
    assert.deepEqual([heard.status, heard.body.field], [400, 'note'])
  })
})

describe('a resident', () => {
  it('sees the own requests only; another resident’s are 404', async () => {
    const ben = await house.addPerson('tenant')
    await addHome(house.db, ben)
    const { id } = await submit()
    assert.deepEqual((await house.withCookie(ben.cookie).sends(ownRequests.list)).body, [])
    assert.equal((await house.withCookie(ben.cookie).tries(ownRequests.find, { params: { id } })).status, 404)
  })

  it('loses sight of a home’s requests on moving out', async () => {
    const cleo = await house.addPerson('tenant')
    const hers = await addHome(house.db, cleo)
    const as = house.withCookie(cleo.cookie)
    const { id } = (await as.sends(ownRequests.file, { body: leak })).body
    assert.equal((await as.sends(ownRequests.list)).body.length, 1)
    await house.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, hers.assignmentId))
    assert.deepEqual((await as.sends(ownRequests.list)).body, [])
    assert.equal((await as.tries(ownRequests.find, { params: { id } })).status, 404)
  })

  it('chooses among the homes lived in now, the first one first', async () => {
    const dora = await house.addPerson('tenant')
    const first = await addHome(house.db, dora)
    const second = await addUnit(house.db)
    await house.db.update(tenants).set({ tenantType: 'Owner' }).where(eq(tenants.id, first.tenantId))
    const moved = { tenantId: first.tenantId, residenceType: 'owner', rank: 'primary' } as const
    await house.db.insert(assignments).values({ id: newId(), unitId: second.id, startedAt: new Date(), ...moved })
    const as = house.withCookie(dora.cookie)
    const homes = async () => (await as.sends(ownRequests.homes)).body.map(({ unitId }) => unitId)
    assert.deepEqual(await homes(), [first.unit.id, second.id])
    const filed = (await as.sends(ownRequests.file, { body: { ...leak, unitId: second.id } })).body
    assert.equal(filed.unit?.unitNumber, second.unitNumber)
    await house.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, first.assignmentId))
    assert.deepEqual(await homes(), [second.id])
  })
})
