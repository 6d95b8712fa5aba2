import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { seedDemo } from '#demo/seed.ts'
import { fillSealedColumns, listSealedColumns, secretsOfSettings } from '../support/database/sealed-values.ts'
import { freshDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { newId } from '#platform/server/database/ids.ts'
import { checkSecretKey, sealedColumns } from '#platform/server/security/secret-key-check.ts'
import { seal, sealedPlace } from '#platform/server/security/sealed.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]
const fromEnvironment = { keyFile: null }

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const start = (secretKey: Buffer, origin: { keyFile: string | null } = fromEnvironment) =>
  checkSecretKey(database.pool, secretKey, origin)
let unitCount = 0
const addUnit = async (sealed: (id: string) => string) => {
  const id = newId()
  unitCount += 1
  await database.pool.query('insert into units (id, unit_number, floor, keypad_code_sealed) values ($1, $2, 10, $3)', [
    id,
    `10${unitCount}`,
    sealed(id),
  ])
}
const withKey = (secretKey: Buffer) => (id: string) => seal(secretKey, '1234', sealedPlace('units', id, 'keypadCode'))

describe('the secret key of an installation', () => {
  it('is accepted at the first start and from then on', async () => {
    await start(key)
    await start(key)
    assert.equal((await database.pool.query('select from secret_key_check')).rowCount, 1)
  })

  it('is rejected with an explanation when it is another one', async () => {
    await start(key)
    await assert.rejects(start(other), (error: Error) => {
      assert.ok(error instanceof CannotStart)
      assert.match(error.message, /^SECRET_KEY is not the key this installation was set up with/)
      return true
    })
    await assert.rejects(
      start(other, { keyFile: '/data/secret-key' }),
      /^.*The key in \/data\/secret-key is not the key/,
    )
    await start(key)
  })

  it('is checked with the sealed values of an installation without a check value', async () => {
    await addUnit(withKey(key))
    await assert.rejects(start(other), CannotStart)
    assert.equal(
      (await database.pool.query('select from secret_key_check')).rowCount,
      0,
      'a rejected start writes nothing',
    )
    await start(key)
    await assert.rejects(start(other), CannotStart)
  })

  for (const { secret, row, place } of secretsOfSettings)
    it(`is checked with the secret of ${secret} when nothing else is sealed`, async () => {
      await database.pool.query(`insert into ${row}`, [seal(key, 'a secret', place)])
      await assert.rejects(start(other), CannotStart)
      await start(key)
    })

  it('is not rejected because of a damaged value', async () => {
    await addUnit(() => 'v1.broken')
    await addUnit(withKey(key))
    await start(key)
  })

  it('gets a new check value after a restore that cleared the values of another key', async () => {
    await start(key)
    await database.pool.query('update secret_key_check set check_sealed = null')
    await start(other)
    await assert.rejects(start(key), CannotStart)
  })

  it('is that of one start when two simultaneous first starts have different keys', async () => {
    const ends = await Promise.allSettled([start(key), start(other)])
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  it('is checked with every sealed column', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'building' and column_name like '%\\_sealed' order by 1`,
    )
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['secret_key_check.check_sealed', ...sealedColumns.map(({ table, column }) => `${table}.${column}`)].sort(),
    )
  })

  it('decrypts every value that the app seals in these columns', async () => {
    await database.db.transaction((tx) =>
      seedDemo(tx, { now: new Date(), passwordHash: '$argon2id$demo', secretKey: key }),
    )
    await fillSealedColumns(database.pool, key)
    for (const { table, column, id, open } of sealedColumns) {
      const { rows } = await database.pool.query<{ id: string; sealed: string }>(
        `select ${id} as id, ${column} as sealed from ${table} where ${column} is not null limit 20`,
      )
      for (const row of rows) assert.ok(open(key, row), column)
    }
    await assert.rejects(start(other), CannotStart)
  })

  it('can be replaced after the statements that OPERATING.md gives for a lost key', async () => {
    await database.db.transaction((tx) =>
      seedDemo(tx, { now: new Date(), passwordHash: '$argon2id$demo', secretKey: key }),
    )
    await fillSealedColumns(database.pool, key)
    await start(key)
    await database.pool.query(await readStatements('Another SECRET_KEY'))
    assert.deepEqual(await listSealedColumns(database.pool), [])
    await start(other)
    await assert.rejects(start(key), CannotStart)
  })
})

/** The SQL of a section of OPERATING.md, which is indented. */
async function readStatements(title: string): Promise<string> {
  const text = await readFile(new URL('../../OPERATING.md', import.meta.url), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
  const statements = section.match(/^ {4}.*$/gm) ?? []
  assert.ok(statements.length > 0, title)
  return statements.join('\n')
}
