import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { occupancy } from '#occupancy/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { createImportRunner, importSteps } from '../../../../tests/support/calls/import-steps.ts'
import { listingSteps, runListingStep } from '../../../../tests/support/calls/listing-steps.ts'
import { requestSteps, runRequestStep } from '../../../../tests/support/calls/request-steps.ts'
import { assertBuildingCounters } from '../../../../tests/support/figures/building-counters.ts'
import { assertOneHolder } from '../../../../tests/support/people/holders.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { MoveKind } from '../schemas.ts'
import { moves } from '../contract.ts'

/*
 * Random sequences of what the office does with homes, over 200 units: whatever the order, nothing has two holders, no
 * code is visible outside its days, and all calls count the same. MOVES_SEED repeats a sequence.
 */
const seed = Number(process.env['MOVES_SEED'] ?? Date.now() % 2 ** 31)
const [unitCount, peopleCount, stepCount] = [200, 16, Number(process.env['MOVES_STEPS'] ?? 200)]
/** One of each kind that must succeed at least once, whatever the random ones are. */
const firstSteps: Operation[] = [
  { what: 'assign', person: 0, unit: 0, isOwner: false },
  { what: 'plan', kind: 'move_in', people: [1], unit: 1, toUnit: 2, inDays: 0 },
  { what: 'undo', which: 0 },
  { what: 'wait', days: 1 },
  { what: 'list', unit: 150 },
  { what: 'withdraw', unit: 150 },
  { what: 'file', unit: 0, isUrgent: true },
  { what: 'set status', which: 0, to: 'in_progress' },
  {
    what: 'import',
    rows: [{ person: null, unit: 151, type: 'renter', inDays: null, stall: 5 }],
    decision: null,
    meanwhile: null,
  },
  { what: 'undo import', which: 0 },
]

// Beyond the first people there are those whom an import has created.
const person = fc.nat(peopleCount + 7)
// Most steps are about few units, so that people meet there.
const unit = fc.oneof({ weight: 5, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(unitCount - 1) })
const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('assign' as const), person, unit, isOwner: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('end' as const), person }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('plan' as const),
      kind: fc.constantFrom(...MoveKind.options),
      people: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
      unit,
      toUnit: unit,
      inDays: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), which: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('set door code' as const), unit }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('set own code' as const), person }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('give stall' as const), person, stall: fc.nat(5) }) },
  ...listingSteps(unit),
  ...requestSteps(unit),
  ...importSteps(person, unit),
)
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never

let app: TestApp
let movers: ReturnType<typeof createMovers>
const homes: Awaited<ReturnType<typeof addUnit>>[] = []
const people: Awaited<ReturnType<ReturnType<typeof createMovers>['addMover']>>[] = []
before(async () => {
  app = await createTestApp({ REVEAL_LIMIT: '100000' })
  movers = createMovers(app)
  for (let n = 0; n < unitCount; n += 1) homes.push(await addUnit(app.db))
  for (let n = 0; n < peopleCount; n += 1) people.push(await movers.addMover())
  await readEveryone()
})
after(() => app.close())

const office = () => app.as('staff')
const rows = <Row extends Record<string, unknown>>(statement: string) =>
  app.pool.query<Row>(statement).then((result) => result.rows)
const homesNow = () =>
  rows<{ unit: string; resident: string }>(
    'select unit_id as unit, resident_id as resident from assignments where ended_at is null',
  )
const idOf = (n: number) => everyone[n % everyone.length]?.id ?? ''
const unitOf = (n: number) => homes[n]?.id ?? ''

/** The residents with sessions, and those whom an import has created. */
let everyone: { id: string; email: string }[] = []
const readEveryone = async () => {
  everyone = await rows('select r.id, u.email from residents r join users u on u.id = r.user_id order by r.id')
}
const runImport = createImportRunner(() => app, {
  emailOf: async (n) => everyone[n % everyone.length]?.email ?? '',
  unitNumber: (n) => homes[n]?.unitNumber ?? '',
  inDays: (count) => movers.inDays(count),
  assign: (n, home) => run({ what: 'assign', person: n, unit: home, isOwner: false }),
})

/** The number of the door code of each unit, and who has read it. */
const doorCodes = new Map<string, { number: number; viewers: Set<string> }>()

async function run(one: Operation): Promise<number> {
  switch (one.what) {
    case 'assign': {
      const body = { tenantId: idOf(one.person), isOwner: one.isOwner }
      return (await office().request(occupancy.assign, { params: { id: unitOf(one.unit) }, body })).status
    }
    case 'end': {
      const home = (await homesNow()).find(({ resident }) => resident === idOf(one.person))
      if (!home) return 404
      const body = { tenantId: idOf(one.person) }
      return (await office().request(occupancy.remove, { params: { id: home.unit }, body })).status
    }
    case 'plan': {
      const tenantIds = one.people.map(idOf)
      const home = (await homesNow()).find(({ resident }) => resident === tenantIds[0])
      const body = {
        kind: one.kind,
        unitId: one.kind === 'move_in' ? unitOf(one.unit) : (home?.unit ?? unitOf(one.unit)),
        toUnitId: one.kind === 'transfer' ? unitOf(one.toUnit) : null,
        tenantIds,
        effectiveDay: movers.inDays(one.inDays),
      }
      return (await office().request(moves.plan, { body })).status
    }
    case 'cancel':
    case 'undo': {
      const status = one.what === 'cancel' ? 'planned' : 'done'
      const found = (await office().requestOk(moves.list, { query: { status } })).body.slice(-6)
      const move = found[one.which % Math.max(1, found.length)]
      if (!move) return 404
      return (await office().request(moves[one.what], { params: { id: move.id } })).status
    }
    case 'wait':
      await movers.setClock(movers.inDays(one.days))
      return 200
    case 'set door code': {
      const id = unitOf(one.unit)
      const number = (doorCodes.get(id)?.number ?? 0) + 1
      const { status } = await office().request(tower.changeUnit, {
        params: { id },
        body: { keypadCode: String(100_000 + number) },
      })
      if (status === 200) doorCodes.set(id, { number, viewers: new Set() })
      return status
    }
    case 'set own code': {
      const body = { unitAccessCode: String(200_000 + one.person) }
      return (await office().request(residents.change, { params: { id: idOf(one.person) }, body })).status
    }
    case 'give stall': {
      const stall = `P1-0${one.stall}`
      const [holder] = await rows(`select id from residents where '${stall}' = any(parking_stalls)`)
      if (holder) return 409
      const body = { parkingStalls: stall }
      return (await office().request(residents.change, { params: { id: idOf(one.person) }, body })).status
    }
    case 'list':
    case 'withdraw':
      return runListingStep(app, one.what, unitOf(one.unit))
    case 'file':
    case 'set status': {
      const homes = await homesNow()
      return runRequestStep(app, one, (n) => {
        const id = unitOf(n)
        return { id, tenantId: homes.find(({ unit: home }) => home === id)?.resident ?? null }
      })
    }
    case 'import':
    case 'import units':
    case 'undo import': {
      const status = await runImport(one)
      await readEveryone()
      return status
    }
  }
}

async function assertCodes() {
  const homes = await homesNow()
  const livesIn = (resident: string, id: string) => homes.some((home) => home.resident === resident && home.unit === id)
  for (const mover of people) {
    const { body } = await mover.requestOk(ownCodes.list)
    for (const { code, unit: home } of body) {
      assert.ok(livesIn(mover.id, home.id), `${code} of a home that is not theirs`)
      const current = doorCodes.get(home.id)
      if (code !== 'keypadCode' || !current || current.viewers.has(mover.id)) continue
      const gone = [...current.viewers].filter((id) => !livesIn(id, home.id))
      assert.deepEqual(gone, [], 'a newcomer sees a door code that a former resident knows')
      current.viewers.add(mover.id)
    }
  }
}

const assertCounters = async () =>
  assertBuildingCounters(app, new Set((await homesNow()).map(({ unit: id }) => id)).size)

describe('any sequence of moves', () => {
  it(`has one holder of everything, no code outside its days, and the same counters everywhere (MOVES_SEED=${seed})`, async (t) => {
    const sequence = fc.sample(fc.array(operation, { minLength: stepCount, maxLength: stepCount, size: 'max' }), {
      numRuns: 1,
      seed,
    })[0]
    const done = new Map<string, number>()
    for (const [at, one] of [...firstSteps, ...(sequence ?? [])].entries()) {
      const status = await run(one)
      const description = `step ${at}: ${JSON.stringify(one)} answered ${status}`
      assert.ok([200, 201, 400, 404, 409].includes(status), description)
      if (status < 400) done.set(one.what, (done.get(one.what) ?? 0) + 1)
      try {
        await assertOneHolder(app)
        if (status < 400) await assertCodes()
        if (at % 6 === 0) await assertCounters()
      } catch (error) {
        throw new Error(description, { cause: error })
      }
    }
    await assertCounters()
    t.diagnostic(JSON.stringify(Object.fromEntries(done)))
    for (const what of [
      'assign',
      'plan',
      'undo',
      'wait',
      'list',
      'withdraw',
      'file',
      'set status',
      'import',
      'undo import',
    ])
      assert.ok((done.get(what) ?? 0) > 0, `${what} never succeeded`)
  })
})
