import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { nameOf, writeAudit } from './audit.ts'
import { newId } from '../database/ids.ts'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const by = { id: newId(), firstName: 'Ada', lastName: 'Person' }
const lines = async () => (await database.pool.query('select * from audit_log order by id')).rows

describe('the audit log', () => {
  it('records the author, the action, the records, and the values before and after', async () => {
    const [request, unit] = [newId(), newId()]
    const before = { status: 'pending', note: `O'Brien wrote "no" \\ {x}` }
    await writeAudit(database.db, {
      by,
      action: 'moved',
      recordType: 'maintenance',
      recordId: request,
      about: [unit, request, null, undefined, unit],
      before,
      after: { status: 'assigned' },
      address: '192.0.2.7',
      now,
    })
    const [line] = await lines()
    assert.deepEqual(
      [line.by, line.by_name, line.action, line.record_type],
      [by.id, 'Ada Person', 'moved', 'maintenance'],
    )
    assert.deepEqual([line.record_id, line.about, line.at], [request, [request, unit], now])
    assert.deepEqual([line.before, line.after, line.address], [before, { status: 'assigned' }, '192.0.2.7'])
  })

  it('records a change by the program itself without an author', async () => {
    await writeAudit(database.db, { by: null, action: 'tidied up', recordType: 'accounts', now })
    const line = (await lines()).at(-1)
    assert.deepEqual([line.by, line.by_name, line.record_id, line.about, line.before], [null, null, null, [], null])
    assert.equal(nameOf({ id: by.id, firstName: 'Ada', lastName: '' }), 'Ada')
  })

  it('is not written when the change is rolled back', async () => {
    const { length } = await lines()
    const failing = database.db.transaction(async (tx) => {
      await writeAudit(tx, { by, action: 'moved', recordType: 'maintenance', now })
      throw new Error('changed my mind')
    })
    await assert.rejects(failing, /changed my mind/)
    assert.equal((await lines()).length, length)
  })

  it('rejects updates and deletes', async () => {
    const before = await lines()
    for (const attempt of [
      `update audit_log set action = 'nothing'`,
      'delete from audit_log',
      'truncate audit_log',
      `insert into audit_log (id, action, record_type) select id, 'forged', 'x' from audit_log on conflict (id) do update set action = 'forged'`,
    ])
      await assert.rejects(database.pool.query(attempt), /audit_log is append-only/, attempt)
    assert.deepEqual(await lines(), before)
  })
})
