import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { removeUser } from '#accounts/server/users/users.ts'
import { unassignRequests } from '#maintenance/requests/server/unassign-requests.ts'
import { addResident } from '#occupancy/server/people.ts'
import { assignResident, endHomes, removeResident } from '#occupancy/server/store.ts'
import { enterPayment } from '#payments/server/store.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { NewResident } from '#residents/resident-input.ts'
import { aRequest } from '#demo/examples.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { failAtEachStatement } from '../support/database/failing-database.ts'
import { addHome, addUnit } from '../support/people/household.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const tables = [
  'users',
  'residents',
  'assignments',
  'assignment_logs',
  'units',
  'audit_log',
  'mail_outbox',
  'sessions',
  'maintenance_requests',
  'maintenance_notes',
  'payment_entries',
]
/** A hash of each table; of e-mails only the ids, because the app sends them meanwhile. */
const hashTables = async () => {
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, md5(string_agg(${table === 'mail_outbox' ? 't.id' : 't'}::text, '|' order by t.id)) as print from ${table} t`,
  )
  return (await app.db.execute(sql.raw(parts.join(' union all ')))).rows
}
const failAtEach = (operation: (db: Database) => Promise<unknown>) =>
  failAtEachStatement(app.pool, hashTables, operation, (now, before, statement) =>
    assert.deepEqual(now, before, statement),
  )
const by = () => ({ ...app.people.admin, sessionId: '' })

let residentCount = 0
const newResident = (more: object = {}) => {
  residentCount += 1
  const named = {
    fullName: 'Ada Lovelace',
    emailPrimary: `ada${residentCount}@mail.example`,
    phonePrimary: '4165550100',
  }
  return NewResident.parse({ ...named, sendInvitation: true, ...more })
}

describe('a change that fails at any statement is rolled back completely:', () => {
  it('a new resident with invitation and home', async () => {
    const { id: unitId } = await addUnit(app.db)
    const input = newResident({ unitId })
    assert.ok((await failAtEach((db) => addResident(db, app, input, by(), app.now()))) > 10)
    assert.equal((await app.emails(1)).length, 1)
  })

  it('an assignment', async () => {
    const unit = await addUnit(app.db)
    const person = await addResident(app.db, app, newResident(), by(), app.now())
    const operation = (db: Database) =>
      assignResident(db, app.mail, unit.id, { tenantId: person.id, isOwner: true }, by(), app.now())
    assert.ok((await failAtEach(operation)) > 8)
  })

  it('a reassignment', async () => {
    const home = await addHome(app.db, await app.addPerson('tenant'))
    const next = await addResident(app.db, app, newResident(), by(), app.now())
    const input = { tenantId: next.id, replaces: home.residentId }
    assert.ok((await failAtEach((db) => assignResident(db, app.mail, home.unit.id, input, by(), app.now()))) > 15)
  })

  it('a removal', async () => {
    const home = await addHome(app.db, await app.addPerson('tenant'))
    const operation = (db: Database) =>
      removeResident(db, app.mail, home.unit.id, home.residentId, null, by(), app.now())
    assert.ok((await failAtEach(operation)) > 6)
  })

  it('a deleted account with a home, and one with requests', async () => {
    const onRemoval = [
      unassignRequests,
      (tx: Database, userId: string, author: Author, now: Date) => endHomes(tx, app.mail, userId, author, now),
    ]
    const resident = await app.addPerson('tenant')
    await addHome(app.db, resident)
    assert.ok((await failAtEach((db) => removeUser(db, resident.id, onRemoval, by(), app.now()))) > 10)
    const worker = await app.addPerson('staff')
    const reportedBy = app.people.admin.id
    await app.db.insert(requests).values(aRequest({ reportedBy, assignedTo: worker.id, status: 'assigned' }))
    assert.ok((await failAtEach((db) => removeUser(db, worker.id, onRemoval, by(), app.now()))) > 10)
    const { rows } = await app.db.execute(sql`select status, assigned_to from maintenance_requests`)
    assert.deepEqual(rows, [{ status: 'pending', assigned_to: null }])
  })

  it('an entry of the ledger', async () => {
    const { residentId: tenantId } = await addHome(app.db, await app.addPerson('tenant'))
    const input = { tenantId, kind: 'charge', type: 'Rent', date: '2026-03-01', amount: 100, memo: '' } as const
    assert.ok((await failAtEach((db) => enterPayment(db, input, by(), app.now()))) > 5)
  })
})
