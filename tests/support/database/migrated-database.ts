import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { migrate } from '#platform/server/database/migrations/migrate.ts'
import { emptyDatabase } from './test-database.ts'

const migrations = join(import.meta.dirname, '../../../migrations')
const log = { info: () => {}, warn: () => {} }

/** An empty database, and a function that runs the migrations whose names fit, and those before them. */
export async function migratedDatabase(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const database = await emptyDatabase()
  t.after(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  const add = (isIncluded: (file: string) => boolean) => {
    for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql') && isIncluded(name)))
      cpSync(join(migrations, file), join(folder, file))
    return migrate(database.connection, { folder, log })
  }
  const rows = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows
  return { database, add, rows }
}
