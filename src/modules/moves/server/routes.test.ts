import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { occupancy } from '#occupancy/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves, type NewMove } from '../contract.ts'
import { moves as moveTable } from './table.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const request = (body: Partial<NewMove>) => app.as('staff').request(moves.plan, { body })

describe('planning a move', () => {
  it('copies the checklist with due days, and is listed for its units', async () => {
    const [unit, target] = [await addUnit(app.db), await addUnit(app.db)]
    const mover = await movers.addMover({ unitId: unit.id })
    const { id, steps, plannedBy, tenants } = await movers.plan({
      kind: 'transfer',
      unitId: unit.id,
      toUnitId: target.id,
      tenantIds: [mover.id],
      effectiveDay: movers.inDays(20),
      forwardingAddress: '44 Quay Street',
    })
    assert.deepEqual([plannedBy.id, tenants.map((tenant) => tenant.id)], [app.people.staff.id, [mover.id]])
    assert.deepEqual([steps[0]?.key, steps[0]?.dueDay], ['agreement_signed', movers.inDays(6)])
    for (const unitId of [unit.id, target.id]) {
      const { body } = await app.as('staff').requestOk(moves.list, { query: { unitId, status: 'planned' } })
      assert.deepEqual(
        body.map((move) => move.id),
        [id],
      )
    }
  })

  it('for today is carried out at once', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const { status } = await movers.plan({
      kind: 'move_in',
      unitId: unit.id,
      tenantIds: [mover.id],
      effectiveDay: movers.today(),
    })
    assert.deepEqual([status, await movers.household(unit.id)], ['done', [mover.id]])
  })

  it('rejects a past day, a second plan, a stranger to the unit and a second home', async () => {
    const [unit, other] = [await addUnit(app.db), await addUnit(app.db)]
    const mover = await movers.addMover({ unitId: unit.id })
    const leaving = { kind: 'move_out' as const, unitId: unit.id, tenantIds: [mover.id] }
    const arriving = { kind: 'move_in' as const, unitId: other.id, tenantIds: [mover.id] }
    const day = movers.inDays(5)
    const outcome = async (body: Partial<NewMove>) => {
      const { status, body: problem } = await request(body)
      return [status, problem.code, problem.field]
    }
    assert.deepEqual(await outcome({ ...leaving, effectiveDay: movers.inDays(-1) }), [400, 'invalid', 'effectiveDay'])
    assert.deepEqual(await outcome({ ...leaving, unitId: other.id, effectiveDay: day }), [
      409,
      'not_a_resident',
      'tenantIds',
    ])
    assert.deepEqual(await outcome({ ...arriving, effectiveDay: day }), [409, 'one_home', 'tenantIds'])
    assert.deepEqual(await outcome({ ...arriving, kind: 'transfer', effectiveDay: day }), [400, 'invalid', 'toUnitId'])
    await movers.plan({ ...leaving, effectiveDay: day })
    assert.deepEqual(await outcome({ ...leaving, effectiveDay: day }), [409, 'already_planned', 'tenantIds'])
    assert.deepEqual(await outcome({ ...arriving, effectiveDay: movers.inDays(4) }), [409, 'one_home', 'tenantIds'])
    assert.equal((await request({ ...arriving, effectiveDay: day })).status, 201, 'from the day of leaving on')
  })

  it('rejects a day that PostgreSQL does not know, or from which days cannot be counted', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    for (const effectiveDay of ['0000-01-01', '9999-12-31', '+010000-01-01', 'not a date']) {
      const { status, body } = await request({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
      assert.deepEqual([status, body.field], [400, 'effectiveDay'], effectiveDay)
    }
  })

  it('rejects a transfer of a suspended resident, or to a home that they have', async () => {
    const [unit, other, third] = [await addUnit(app.db), await addUnit(app.db), await addUnit(app.db)]
    const owner = await movers.addMover({ unitId: unit.id, tenantType: 'Owner' })
    await app.as('staff').requestOk(occupancy.assign, { params: { id: other.id }, body: { tenantId: owner.id } })
    const transfer = {
      kind: 'transfer' as const,
      unitId: unit.id,
      tenantIds: [owner.id],
      effectiveDay: movers.inDays(5),
    }
    const toOwn = await request({ ...transfer, toUnitId: other.id })
    assert.deepEqual([toOwn.status, toOwn.body.code, toOwn.body.field], [409, 'already_assigned', 'tenantIds'])
    await app.as('staff').requestOk(residents.change, { params: { id: owner.id }, body: { status: 'Suspended' } })
    const suspended = await request({ ...transfer, toUnitId: third.id })
    assert.deepEqual([suspended.status, suspended.body.code], [409, 'suspended'])
  })

  it('writes to everyone in their own language, in the same transaction', async () => {
    const unit = await addUnit(app.db)
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    await app.db.update(users).set({ language: 'fr' }).where(eq(users.email, two.email))
    const body = { kind: 'move_in', unitId: unit.id, effectiveDay: movers.inDays(5) } as const
    await movers.plan({ ...body, tenantIds: [one.id, two.id] })
    const { rows } = await app.pool.query<{ to: string; subject: string }>(
      `select to_address as to, subject from mail_outbox where to_address = any($1) order by subject`,
      [[one.email, two.email]],
    )
    assert.deepEqual(
      rows.map(({ to, subject }) => [to, subject.split(' ').slice(0, 3).join(' ')]),
      [
        [one.email, `${unit.unitNumber} is yours`],
        [two.email, `Le ${unit.unitNumber} est`],
      ].toSorted((a, b) => (a[1] ?? '').localeCompare(b[1] ?? '')),
    )
  })
})

describe('a planned move', () => {
  it('takes its steps along to another day, and rejects an outdated version', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const planned = await movers.plan({
      kind: 'move_out',
      unitId: unit.id,
      tenantIds: [mover.id],
      effectiveDay: movers.inDays(20),
    })
    const [first] = planned.steps
    const params = { id: planned.id }
    const headers = { 'if-match': `"${planned.version}"` }
    const { body } = await app.as('staff').requestOk(moves.changeStep, {
      params: { ...params, stepId: first?.id ?? '' },
      body: { isDone: true, note: 'Signed at the desk' },
    })
    assert.deepEqual([body.steps[0]?.doneBy?.id, body.steps[0]?.note], [app.people.staff.id, 'Signed at the desk'])
    const change = { effectiveDay: movers.inDays(23) }
    assert.equal((await app.as('staff').request(moves.change, { params, body: change, headers })).status, 412)
    const { body: changed } = await app.as('staff').requestOk(moves.change, { params, body: change })
    assert.deepEqual(
      [changed.steps[0]?.dueDay, changed.steps[1]?.dueDay],
      [first?.dueDay, movers.inDays(16)],
      'a finished step keeps its day',
    )
  })

  it('says in the audit log whether a step was recorded, taken back, or only its note written', async () => {
    const { id: unitId } = await addUnit(app.db)
    const mover = await movers.addMover({ unitId })
    const leaving = { kind: 'move_out', unitId, effectiveDay: movers.inDays(20) } as const
    const { id, steps } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    const params = { id, stepId: steps[0]?.id ?? '' }
    for (const body of [
      { isDone: true },
      { isDone: true, note: 'By phone' },
      { isDone: true, note: 'By phone' },
      { isDone: false },
    ])
      await app.as('staff').requestOk(moves.changeStep, { params, body })
    const { rows } = await app.pool.query(
      `select after ->> 'isDone' as done from audit_log where action = 'recorded a step' and record_id = $1 order by at, id`,
      [unitId],
    )
    assert.deepEqual(
      rows.map(({ done }) => done),
      ['true', null, 'false'],
    )
  })

  it('can be cancelled, once, and then never takes effect', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const effectiveDay = movers.inDays(2)
    const { id } = await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
    assert.equal((await app.as('staff').requestOk(moves.cancel, { params: { id } })).body.status, 'cancelled')
    assert.equal((await app.as('staff').request(moves.cancel, { params: { id } })).body.code, 'not_planned')
    assert.equal(await movers.setClock(effectiveDay), 0)
    assert.deepEqual(await movers.household(unit.id), [mover.id])
  })
})

describe('a planned move of a person whose account is deleted', () => {
  const deleteAccount = async (tenantId: string) => {
    const { userId } = await movers.find(tenantId)
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: userId } })
  }

  it('is cancelled', async () => {
    const { id: unitId } = await addUnit(app.db)
    const mover = await movers.addMover()
    const move = await movers.plan({ kind: 'move_in', unitId, tenantIds: [mover.id], effectiveDay: movers.inDays(3) })
    await deleteAccount(mover.id)
    const { body } = await app.as('staff').requestOk(moves.find, { params: { id: move.id } })
    assert.equal(body.status, 'cancelled')
  })

  it('takes effect for the others on its day', async () => {
    const { id: unitId } = await addUnit(app.db)
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    const effectiveDay = movers.inDays(3)
    const move = await movers.plan({ kind: 'move_in', unitId, tenantIds: [one.id, two.id], effectiveDay })
    await deleteAccount(one.id)
    await movers.setClock(effectiveDay)
    const { body } = await app.as('staff').requestOk(moves.find, { params: { id: move.id } })
    assert.deepEqual([body.status, body.tenants.map(({ id }) => id)], ['done', [two.id]])
    assert.deepEqual(await movers.household(unitId), [two.id])
  })
})

describe('the list of moves', () => {
  it('has the latest ones when there are more than 1,000', async () => {
    const [unit, latest] = [await addUnit(app.db), await addUnit(app.db)]
    const row = {
      kind: 'move_out' as const,
      unitId: unit.id,
      plannedBy: app.people.staff.id,
      status: 'cancelled' as const,
    }
    const past = Array.from({ length: 1000 }, () => ({ ...row, id: newId(), effectiveDay: '2020-01-01' }))
    await app.db.insert(moveTable).values(past)
    const mover = await movers.addMover()
    const effectiveDay = movers.inDays(3)
    const { id } = await movers.plan({ kind: 'move_in', unitId: latest.id, tenantIds: [mover.id], effectiveDay })
    const { body } = await app.as('staff').requestOk(moves.list, { query: {} })
    assert.equal(body.length, 1000)
    assert.ok(body.some((move) => move.id === id))
    assert.ok(body.every(({ effectiveDay: day }, at) => at === 0 || day >= (body[at - 1]?.effectiveDay ?? '')))
  })
})
