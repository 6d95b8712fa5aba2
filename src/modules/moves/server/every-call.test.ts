import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { announcements } from '#announcements/contract.ts'
import { assets } from '#assets/contract.ts'
import { directory } from '#directory/contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { overview } from '#overview/contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { units } from '#units/contract.ts'
import { listOffers } from '#units/server/offers.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'
import { ownMoves } from '../own-contract.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const office = () => app.as('staff')
type Mover = Awaited<ReturnType<ReturnType<typeof createMovers>['addMover']>>

/** What every call says about a unit and three people, one of whom lives there before the others. */
function createReader(
  unit: { id: string; unitNumber: string },
  people: Record<'old' | 'one' | 'two', Mover>,
  neighbour: Mover,
) {
  const entries = Object.entries(people)
  const nameOf = (id: string | undefined) => entries.find(([, person]) => person.id === id)?.[0] ?? null
  const each = async <Value>(read: (person: Mover) => Promise<Value>) =>
    Object.fromEntries(await Promise.all(entries.map(async ([name, person]) => [name, await read(person)] as const)))
  const emails = new Map(entries.map(([name, { email }]) => [email, name]))
  return async function read() {
    const params = { id: unit.id }
    const { body: page } = await office().requestOk(tower.unit, { params })
    const { body: all } = await office().requestOk(tower.units)
    const { body: now } = await office().requestOk(towerDays.on)
    const { body: stalls } = await office().requestOk(assets.list, { query: { search: 'P4-21' } })
    const audience = { kind: 'units', unitIds: [unit.id] } as const
    const { body: figures } = await office().requestOk(overview.read)
    const homeOf = async (id: string) => (await movers.find(id)).unit?.unitNumber === unit.unitNumber
    return {
      household: (await office().requestOk(occupancy.residents, { params })).body.map(({ tenantId }) =>
        nameOf(tenantId),
      ),
      unitPage: page.status,
      unitList: all.find(({ id }) => id === unit.id)?.status,
      building: now.units.find(({ id }) => id === unit.id)?.residence !== null,
      isVacantChoice: (await office().requestOk(residents.vacantUnits)).body.some(({ id }) => id === unit.id),
      occupied: figures.units.occupied,
      former: figures.tenants.former,
      reach: (await office().requestOk(announcements.reach, { body: { audience } })).body.people,
      stall: nameOf(stalls[0]?.holder?.tenantId),
      directory: (await neighbour.requestOk(directory.list)).body
        .filter(({ unitNumbers }) => unitNumbers.includes(unit.unitNumber))
        .flatMap(({ email }) => emails.get(email ?? '') ?? []),
      livesThere: await each(({ id }) => homeOf(id)),
      codes: await each(async (person) => (await person.requestOk(ownCodes.list)).body.length),
      isComing: await each(async (person) => (await person.requestOk(ownMoves.next)).body.move !== null),
      isOffered: (await listOffers(app.db, app.now())).some(({ unitNumber }) => unitNumber === unit.unitNumber),
    }
  }
}

describe('a couple moves in after the old tenant', () => {
  it('is the same fact on every call, before, on and after each day', async () => {
    const [unit, elsewhere] = [await addUnit(app.db), await addUnit(app.db)]
    const old = await movers.addMover({ unitId: unit.id, parkingStalls: 'P4-21' })
    const [one, two] = [await movers.addMover(), await movers.addMover()]
    const neighbour = await movers.addMover({ unitId: elsewhere.id })
    const shown = { showName: true, showUnit: true, showEmail: true }
    for (const person of [old, one, two]) await person.requestOk(directory.change, { body: shown })
    await office().requestOk(tower.changeUnit, { params: { id: unit.id }, body: { keypadCode: '111111' } })
    const [empty, firstDay] = [movers.inDays(9), movers.inDays(12)]
    const place = { unitId: unit.id }
    await movers.plan({ kind: 'move_out', ...place, tenantIds: [old.id], effectiveDay: empty })
    await movers.plan({ kind: 'move_in', ...place, tenantIds: [one.id, two.id], effectiveDay: firstDay })
    const read = createReader(unit, { old, one, two }, neighbour)
    const nobody = { old: false, one: false, two: false }
    const noCodes = { old: 0, one: 0, two: 0 }
    const { occupied, former, ...start } = await read()
    const withOld = {
      household: ['old'],
      unitPage: 'Occupied',
      unitList: 'Occupied',
      building: true,
      isVacantChoice: false,
      reach: 1,
      stall: 'old',
      directory: ['old'],
      livesThere: { ...nobody, old: true },
      codes: { ...noCodes, old: 1 },
      isComing: { old: false, one: true, two: true },
      isOffered: false,
    }
    assert.deepEqual(start, withOld)

    await movers.setClock(empty, -1000)
    assert.deepEqual(await read(), { ...withOld, occupied, former }, 'the last evening of the old tenant')

    await movers.setClock(empty)
    const vacant = {
      household: [],
      unitPage: 'Vacant',
      unitList: 'Vacant',
      building: false,
      isVacantChoice: true,
      occupied: occupied - 1,
      former: former + 1,
      reach: 0,
      stall: null,
      directory: [],
      livesThere: nobody,
      codes: noCodes,
      isComing: { old: false, one: true, two: true },
      isOffered: false,
    }
    assert.deepEqual(await read(), vacant, 'the day after the old tenant left')
    const listing = { kind: 'lease', price: 2400 }
    await office().requestOk(units.publish, { params: { id: unit.id }, body: listing })

    await movers.setClock(firstDay, -1000)
    assert.deepEqual(await read(), { ...vacant, isOffered: true }, 'the evening before the first day')

    await movers.setClock(firstDay)
    await office().requestOk(tower.changeUnit, { params: { id: unit.id }, body: { keypadCode: '222222' } })
    const withCouple = {
      ...withOld,
      household: ['one', 'two'],
      occupied,
      former: former + 1,
      reach: 2,
      stall: null,
      directory: ['one', 'two'],
      livesThere: { old: false, one: true, two: true },
      codes: { old: 0, one: 1, two: 1 },
      isComing: nobody,
    }
    const onFirstDay = await read()
    assert.deepEqual({ ...onFirstDay, directory: onFirstDay.directory.toSorted() }, withCouple, 'the first day')

    await movers.setClock(movers.inDays(1))
    const dayAfter = await read()
    assert.deepEqual({ ...dayAfter, directory: dayAfter.directory.toSorted() }, withCouple, 'the day after')
    for (const [day, isHome] of [
      [movers.inDays(-5), true],
      [movers.inDays(-3), false],
      [movers.inDays(-1), true],
    ] as const) {
      const { body } = await office().requestOk(towerDays.on, { query: { day } })
      assert.equal(body.units.find(({ id }) => id === unit.id)?.residence !== null, isHome, day)
    }
  })
})

describe('a planned move', () => {
  it('says in the log what of its plan changed, and nothing when nothing did', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const plan = { kind: 'move_in' as const, unitId: unit.id, tenantIds: [mover.id], effectiveDay: movers.inDays(6) }
    const { id } = await movers.plan(plan)
    for (const body of [{ notes: 'Two pianos' }, { notes: 'Two pianos' }, { effectiveDay: movers.inDays(7) }])
      await app.as('staff').requestOk(moves.change, { params: { id }, body })
    const { rows } = await app.pool.query(
      `select before->>'notes' as notes, after ? 'notes' as "hasNotes", before->>'effectiveDay' as day from audit_log
        where action = 'changed the plan' and record_id = $1 order by at`,
      [unit.id],
    )
    assert.deepEqual(rows, [
      { notes: null, hasNotes: true, day: plan.effectiveDay },
      { notes: null, hasNotes: false, day: plan.effectiveDay },
    ])
  })
})
