import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freshDatabase } from '../../../../tests/support/database/test-database.ts'
import type { FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openDatabase } from '../database/database.ts'
import { connectionOfUrl } from '../database/hosts/database-hosts.ts'
import { checkServer } from './demands.ts'

// The cluster of the tests is fast rather than safe, which the program must reject for a server.
const warnings: string[] = []
const log = { info: () => {}, warn: (line: string) => warnings.push(line) }
let fresh: FreshDatabase

before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

describe('a server that can lose acknowledged writes', () => {
  it('is rejected in production, naming the setting', async () => {
    await assert.rejects(checkServer(fresh.connection, true, log), {
      name: 'CannotStart',
      message: /because fsync, full_page_writes, and synchronous_commit are off.*does not start in production/,
    })
  })

  it('is rejected in production through DATABASE_URL too', async () => {
    const { host, port, user, database } = fresh.connection
    const databaseUrl = `postgresql:///${database}?host=${encodeURIComponent(host ?? '')}&port=${port}&user=${user}`
    const options = { dataDir: '/nonexistent', databaseUrl, log }
    await assert.rejects(openDatabase({ ...options, production: true }), /does not start in production/)
    const opened = await openDatabase({ ...options, production: false })
    const { rows } = await opened.pool.query(`select count(*) as migrated, current_date as day from migrations`)
    assert.equal(typeof rows[0].migrated, 'number')
    assert.match(rows[0].day, /^\d{4}-\d\d-\d\d$/)
    await opened.close()
  })

  it('causes a warning otherwise', async () => {
    warnings.length = 0
    await checkServer(fresh.connection, false, log)
    assert.equal(warnings.length, 1)
    assert.match(warnings[0] ?? '', /can lose acknowledged writes/)
  })

  it('is judged by the settings of its sessions', async () => {
    const connection = { ...fresh.connection, options: '-c synchronous_commit=local' }
    await assert.rejects(checkServer(connection, true, log), /because fsync and full_page_writes are off/)
  })
})

describe('several servers', () => {
  it('cause a warning while commits wait for no standby', async () => {
    const { host = '', port, user, database } = fresh.connection
    const hosts = `host=127.0.0.1,${encodeURIComponent(host)}&port=1,${port}&user=${user}`
    warnings.length = 0
    await checkServer(connectionOfUrl(`postgresql:///${database}?${hosts}`, log), false, log)
    assert.match(warnings[0] ?? '', /^The replica is asynchronous: .*synchronous_standby_names/)
  })

  it('are reported with the answer of each when none accepts writes, without the password', async () => {
    const connection = connectionOfUrl('postgresql://house:secret@127.0.0.1:1,127.0.0.1:2/house', log)
    await assert.rejects(checkServer(connection, true, log), (error: Error) => {
      assert.match(error.message, /^No server of DATABASE_URL accepts writes: 127.0.0.1:1: .*; 127.0.0.1:2: .*ECONNREF/)
      assert.doesNotMatch(error.message, /secret/)
      return true
    })
  })
})

describe('a server that is not there', () => {
  it('is reported in one sentence, without the password', async () => {
    const connectionString = 'postgresql://house:secret@127.0.0.1:1/house'
    await assert.rejects(checkServer({ connectionString }, true, log), (error: Error) => {
      assert.match(error.message, /^The database server cannot be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.$/)
      assert.doesNotMatch(error.message, /secret/)
      return true
    })
  })
})
