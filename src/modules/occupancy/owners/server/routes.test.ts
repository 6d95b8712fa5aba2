import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { ownAnnouncements } from '#announcements/own-contract.ts'
import { listCurrentHomes } from '#announcements/server/homes-now.ts'
import { days, dayOf } from '#platform/time/dates.ts'
import { overview } from '#overview/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { tower } from '#tower/contract.ts'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { unitOwners } from '../contract.ts'
import { selectHomesOfUser } from '../../server/current-homes.ts'
import { addBegunOwners } from './begun-owners.ts'
import { listOwnedUnits } from './reads.ts'
import { deleteFormerOwners } from './store.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const save = async (unitId: string, owners: object[]) =>
  (await app.as('staff').requestOk(unitOwners.save, { params: { id: unitId }, body: { owners } })).body
const attempt = (unitId: string, owners: object[], headers: Record<string, string> = {}) =>
  app.as('staff').request(unitOwners.save, { params: { id: unitId }, body: { owners }, headers })
const peopleOf = async (id: string) => (await app.as('staff').requestOk(unitOwners.people, { params: { id } })).body
const textOf = async (id: string) =>
  (await app.db.execute(sql`select owner_name as name from units where id = ${id}`)).rows[0]?.['name']

/** A resident without a home. */
async function addOwner(lastName = 'Park') {
  const person = await app.addPerson('tenant', { firstName: 'Ada', lastName })
  const residentId = newId()
  await app.db.execute(sql`insert into residents (id, user_id, full_name, resident_type)
    values (${residentId}, ${person.id}, ${`Ada ${lastName}`}, 'owner')`)
  return { person, residentId }
}

describe('the owners of a unit', () => {
  it('are residents, other persons and companies with shares; the text of the unit follows', async () => {
    const { id } = await addUnit(app.db)
    const { residentId } = await addOwner()
    const company = {
      kind: 'company',
      name: 'Riverside Holdings Ltd.',
      contactName: 'Ben Osei',
      email: 'ben@riverside.example',
      phone: '416-555-0142',
      address: '1 Wharf Street, Toronto',
      share: '33,34',
      since: '2020-05-01',
    }
    const { owners } = await save(id, [{ residentId, share: 66.66 }, company])
    const [first, second] = owners
    assert.deepEqual([first?.name, first?.share, first?.getsAnnouncements], ['Ada Park', 66.66, true])
    assert.deepEqual(
      [second?.kind, second?.name, second?.contactName, second?.phone, second?.share, second?.getsAnnouncements],
      ['company', company.name, 'Ben Osei', '4165550142', 33.34, false],
    )
    assert.equal(await textOf(id), 'Ada Park, Riverside Holdings Ltd.')
  })

  it('keep a text that the specified call writes, and show that it differs', async () => {
    const { id } = await addUnit(app.db)
    await save(id, [{ name: 'Ben Osei' }])
    await app.as('staff').requestOk(tower.changeUnit, { params: { id }, body: { ownerName: 'B. Osei, Esq.' } })
    const people = await peopleOf(id)
    assert.deepEqual([people.ownerName, people.owners[0]?.name], ['B. Osei, Esq.', 'Ben Osei'])
  })

  it('become former ones when they are left out', async () => {
    const { id } = await addUnit(app.db)
    const { owners } = await save(id, [
      { name: 'Ben Osei', share: 50 },
      { name: 'Mira Osei', share: 50 },
    ])
    const after = await save(id, [{ ...owners[1], share: 100 }])
    assert.deepEqual(
      [after.owners.map(({ name }) => name), after.formerOwners.map(({ name, until }) => [name, until !== null])],
      [['Mira Osei'], [['Ben Osei', true]]],
    )
    assert.equal(await textOf(id), 'Mira Osei')
    await deleteFormerOwners(app.db, app.now())
    assert.equal((await peopleOf(id)).formerOwners.length, 1)
    await deleteFormerOwners(app.db, new Date(app.now().getTime() + 3 * 366 * 86_400_000))
    assert.equal((await peopleOf(id)).formerOwners.length, 0)
  })

  it('can be exchanged in their entries; whose entry names another resident becomes a former owner', async () => {
    const { id } = await addUnit(app.db)
    const [ada, ben] = [await addOwner('Park'), await addOwner('Osei')]
    const { owners } = await save(id, [{ residentId: ada.residentId }, { residentId: ben.residentId }])
    const entries = [
      { id: owners[0]?.id, residentId: ben.residentId },
      { id: owners[1]?.id, residentId: ada.residentId },
    ]
    const exchanged = await save(id, entries)
    assert.deepEqual(
      [exchanged.owners.map(({ name }) => name), exchanged.formerOwners.length],
      [['Ada Osei', 'Ada Park'], 2],
    )
    const sold = await save(id, [{ id: exchanged.owners[0]?.id, name: 'Mira Vance' }])
    assert.deepEqual([sold.owners.map(({ name }) => name), sold.formerOwners.length], [['Mira Vance'], 4])
  })

  it('are not saved with a day that PostgreSQL does not know', async () => {
    const { id } = await addUnit(app.db)
    for (const since of ['0000-05-01', '9999-12-31', '2026-02-30']) {
      const { status, body } = await attempt(id, [{ name: 'Ben Osei', since }])
      assert.deepEqual([status, body.field], [400, 'owners.0.since'], since)
    }
  })

  it('are not saved with shares that are no whole, a missing name, or a person twice; the field is named', async () => {
    const { id } = await addUnit(app.db)
    const { residentId } = await addOwner()
    for (const [owners, status, field] of [
      [
        [
          { name: 'Ben', share: 60 },
          { name: 'Mira', share: 50 },
        ],
        409,
        'owners.1.share',
      ],
      [
        [
          { name: 'Ben', share: 60 },
          { name: 'Mira', share: 30 },
        ],
        409,
        'owners.1.share',
      ],
      [[{ name: 'Ben', share: 100 }, { name: 'Mira' }], 409, 'owners.0.share'],
      [[{ name: 'Ben' }, { name: ' ' }], 400, 'owners.1.name'],
      [[{ name: 'Ben', share: 0 }], 400, 'owners.0.share'],
      [[{ name: 'Ben', email: 'ben@' }], 400, 'owners.0.email'],
      [[{ residentId }, { residentId }], 400, 'owners.0.residentId'],
      [[{ residentId: newId() }], 400, 'owners.0.residentId'],
      [[{ id: newId(), name: 'Ben' }], 400, 'owners.0.id'],
    ] as const) {
      const { status: got, body } = await attempt(id, [...owners])
      assert.deepEqual([got, body.field], [status, field], JSON.stringify(body))
    }
    assert.deepEqual((await peopleOf(id)).owners, [])
  })

  it('own from their first day: in the portal, in audiences and in the text of the unit', async () => {
    const { id } = await addUnit(app.db)
    const { person, residentId } = await addOwner('Later')
    const inDays = (count: number) => new Date(app.now().getTime() + days(count))
    const since = dayOf(inDays(3), 'America/Toronto')
    const { owners } = await save(id, [
      { name: 'Ben Osei', share: 100 },
      { residentId, share: 100, since },
    ])
    assert.deepEqual(
      owners.map(({ name, ownsNow }) => [name, ownsNow]),
      [
        ['Ben Osei', true],
        ['Ada Later', false],
      ],
    )
    for (const [ahead, text, owned] of [
      [0, 'Ben Osei', 0],
      [2, 'Ben Osei', 0],
      [3, 'Ben Osei, Ada Later', 1],
    ] as const) {
      await addBegunOwners(app.db, inDays(ahead))
      assert.equal(await textOf(id), text)
      assert.equal((await listOwnedUnits(app.db, person.id, inDays(ahead))).length, owned)
      assert.equal((await selectHomesOfUser(app.db, person.id, inDays(ahead))).length, owned)
      const reached = (await listCurrentHomes(app.db, inDays(ahead))).filter(({ userId }) => userId === person.id)
      assert.equal(reached.length, owned)
    }
    await app.as('staff').requestOk(tower.changeUnit, { params: { id }, body: { ownerName: 'The Osei Trust' } })
    await addBegunOwners(app.db, inDays(4))
    assert.equal(await textOf(id), 'The Osei Trust')
    const both = await attempt(id, [
      { name: 'Ben Osei', share: 100 },
      { residentId, share: 60, since },
      { name: 'Mira Osei', share: 60, since },
    ])
    assert.deepEqual([both.status, both.body.field], [409, 'owners.2.share'])
  })

  it('are not overwritten by an older list', async () => {
    const { id } = await addUnit(app.db)
    const { version } = await peopleOf(id)
    await save(id, [{ name: 'Ben Osei' }])
    const stale = await attempt(id, [{ name: 'Mira Osei' }], { 'if-match': `"${version}"` })
    assert.equal(stale.status, 412)
    assert.equal((await peopleOf(id)).owners[0]?.name, 'Ben Osei')
  })
})

describe('an owner with three units, two of them let', () => {
  it('sees all three; figures of occupied units stay by their definition', async () => {
    const { person, residentId } = await addOwner('Three')
    const renters = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const [own, ...let2] = [
      await addUnit(app.db),
      await addHome(app.db, renters[0]!),
      await addHome(app.db, renters[1]!),
    ]
    const before = (await app.as('staff').requestOk(overview.read)).body.units
    for (const id of [own.id, ...let2.map(({ unit }) => unit.id)]) await save(id, [{ residentId, share: 100 }])
    assert.deepEqual((await app.as('staff').requestOk(overview.read)).body.units, before)
    await app.db.execute(sql`insert into assignments (id, unit_id, resident_id, residence_type, rank, started_at)
      values (${newId()}, ${own.id}, ${residentId}, 'owner', 'primary', now())`)
    const { body } = await app.withCookie(person.cookie).requestOk(unitOwners.own)
    const uses = new Map(body.map(({ unitId, use }) => [unitId, use]))
    assert.deepEqual(
      [own.id, ...let2.map(({ unit }) => unit.id)].map((id) => uses.get(id)),
      ['own_home', 'let', 'let'],
    )
    const { owners, occupants } = await peopleOf(let2[0].unit.id)
    assert.deepEqual([owners[0]?.livesHere, occupants.map(({ residenceType }) => residenceType)], [false, ['renter']])
    assert.deepEqual((await app.withCookie(renters[0]!.cookie).requestOk(unitOwners.own)).body, [])
  })
})

describe('announcements for owners', () => {
  const announce = async (audience: object) =>
    (
      await app.as('staff').requestOk(announcements.write, {
        body: { title: 'News', body: 'Text', category: 'Building News', audience, when: 'now' },
      })
    ).body
  const announcementsOf = async (cookie: string) =>
    (await app.withCookie(cookie).requestOk(ownAnnouncements.list)).body.map(({ id }) => id)

  it('reach an owner who lets, and those for renters do not; without that choice none do', async () => {
    const { person, residentId } = await addOwner('Lets')
    const renter = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, renter)
    const { owners } = await save(unit.id, [{ residentId }])
    const [forOwners, forRenters] = [await announce({ kind: 'owners' }), await announce({ kind: 'renters' })]
    assert.deepEqual(await announcementsOf(person.cookie), [forOwners.id])
    assert.deepEqual(await announcementsOf(renter.cookie), [forRenters.id])
    await save(unit.id, [{ id: owners[0]?.id, residentId, getsAnnouncements: false }])
    const later = await announce({ kind: 'units', unitIds: [unit.id] })
    assert.deepEqual(await announcementsOf(person.cookie), [])
    assert.ok((await announcementsOf(renter.cookie)).includes(later.id))
  })
})
