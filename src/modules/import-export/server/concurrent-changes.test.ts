import assert from 'node:assert/strict'
import { after, before, describe, it, test } from 'node:test'
import { moves } from '#moves/contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dayOf } from '#platform/time/dates.ts'
import { residents } from '#residents/contract.ts'
import { lockResidents } from '#residents/server/store.ts'
import { residents as residentTable } from '#residents/server/table.ts'
import { tower } from '#tower/contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

const rounds = Number(process.env['IMPORT_ROUNDS'] ?? 15)

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const { send, check, apply, undo } = createImportCalls(() => app)

/** A person in a unit. */
async function addResident() {
  const person = await app.addPerson('tenant', { firstName: 'Nora', lastName: `Ito ${Math.random()}` })
  return { ...(await addHome(app.db, person)), person }
}
type Resident = Awaited<ReturnType<typeof addResident>>

async function prepare(kind: 'units' | 'residents', lines: readonly string[]) {
  const draft = await send(kind, lines.join('\n'))
  return { id: draft.id, checked: await check(draft.id, draft.columns) }
}

/** Changes of two homes by the office, in both orders. */
const changesOf = (one: Resident, other: Resident) => {
  const office = app.as('staff')
  const unit = { params: { id: one.unit.id } }
  return [
    office.request(occupancy.assign, { ...unit, body: { tenantId: other.residentId, replaces: one.residentId } }),
    office.request(residents.change, {
      params: { id: one.residentId },
      body: { unitAccessCode: '481516', residentNotes: 'Away', unitId: one.unit.id },
    }),
    office.request(tower.changeUnit, { ...unit, body: { notes: 'Painted' } }),
    office.request(occupancy.change, {
      params: { id: one.unit.id, tenantId: one.residentId },
      body: { rank: 'other' },
    }),
    office.request(moves.plan, {
      body: {
        kind: 'transfer',
        unitId: one.unit.id,
        toUnitId: other.unit.id,
        tenantIds: [one.residentId],
        effectiveDay: dayOf(app.now(), 'America/Toronto'),
      },
    }),
  ]
}

describe('an import at the same moment as changes by the office', () => {
  it('waits for them, or they for it; none of them fails', async () => {
    const failures: string[] = []
    let applied = 0
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = [await addResident(), await addResident()]
      const rows = [one, other].map(
        ({ person, unit }, at) => [person, unit.unitNumber, `416-555-01${10 + at}`] as const,
      )
      const people = rows.map(([{ firstName, lastName, email }, number, phone]) =>
        [`${firstName} ${lastName}`, email, phone, number, 'renter'].join(';'),
      )
      const byUnits = await prepare('units', [
        'Unit;Floor;Owner',
        ...rows.map(([, unit]) => `${unit};10;Owner ${round}`),
      ])
      const byPeople = await prepare('residents', ['Name;Email;Phone;Unit;Type', ...people])
      const imports = [apply(byPeople.id, byPeople.checked), apply(byUnits.id, byUnits.checked)]
      const replies = await Promise.all([...changesOf(one, other), ...imports, ...changesOf(other, one)])
      replies.push(...(await Promise.all([undo(byPeople.id), ...changesOf(one, other), undo(byUnits.id)])))
      failures.push(
        // A machine under load may answer that it is busy; a deadlock or a row that is locked too long is "locked".
        ...replies
          .filter(({ status, body }) => status >= 500 && body.code !== 'busy')
          .map(({ status, body }) => `${status} ${body.code}`),
      )
      applied += (await Promise.all(imports)).filter(({ status }) => status < 300).length
    }
    assert.deepEqual(failures, [])
    assert.ok(applied > 0, 'no import was applied')
  })
})

test('a change of ranks does not wait for a transaction that has locked the people, so neither can wait for the other', async () => {
  const [first, second] = [await app.addPerson('tenant'), await app.addPerson('tenant')]
  const { unit, residentId } = await addHome(app.db, first)
  const [otherId, times] = [newId(), { createdAt: app.now(), updatedAt: app.now() }]
  await app.db.insert(residentTable).values({ id: otherId, userId: second.id, fullName: 'Second Person', ...times })
  const home = { id: newId(), unitId: unit.id, residentId: otherId, residenceType: 'renter', rank: 'other' } as const
  await app.db.insert(assignments).values({ ...home, startedAt: app.now(), ...times })
  await app.db.transaction(async (tx) => {
    await lockResidents(tx, [residentId, otherId])
    await app.as('staff').requestOk(occupancy.change, {
      params: { id: unit.id, tenantId: otherId },
      body: { rank: 'primary' },
    })
  })
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from assignment_logs where action = 'changed' and unit_id = $1`,
    [unit.id],
  )
  assert.ok(Number(rows[0]?.count) >= 2)
})
