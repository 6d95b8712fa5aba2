import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { hashPassword, isPassword } from '#accounts/server/passwords.ts'
import { users } from '#accounts/server/table.ts'
import { hasProfile } from '#building/server/store.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database.ts'
import { openFiles } from '#platform/server/files.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedDemo } from './seed.ts'

const advisoryKey = 740_023_036

/** The password of the demo accounts and the one hash they share. */
type DemoSecret = { password: string; hash: string }

/**
 * Loads the demo building into an empty database and gives the demo's password; null where the database holds a
 * building of its own. DEMO_PASSWORD, when it was changed, becomes the demo accounts' password.
 */
export async function openDemo(db: Database, config: Config, secretKey: Buffer): Promise<string | null> {
  const path = join(config.dataDir, 'demo-password')
  const kept = await readSecret(path)
  if (await hasProfile(db)) return kept ? keepUp(db, path, kept, config.demoPassword) : null
  const password = config.demoPassword ?? kept?.password ?? randomPassword()
  const hash = await hashPassword(password)
  await writeFile(path, JSON.stringify({ password, hash }), { mode: 0o600 })
  await db.transaction(async (tx) => {
    // Of two servers that start on one empty database, one loads the demo.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKey})`)
    if (await hasProfile(tx)) return
    const now = new Date()
    await seedDemo(tx, { now, passwordHash: hash, secretKey })
    await seedDocuments(tx, openFiles(config.dataDir), now)
  })
  return password
}

async function keepUp(db: Database, path: string, kept: DemoSecret, wanted: string | null): Promise<string> {
  if (wanted === null || (await isPassword(wanted, kept.hash))) return kept.password
  const hash = await hashPassword(wanted)
  await db.update(users).set({ passwordHash: hash }).where(eq(users.passwordHash, kept.hash))
  await writeFile(path, JSON.stringify({ password: wanted, hash }), { mode: 0o600 })
  return wanted
}

const readSecret = (path: string): Promise<DemoSecret | null> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as DemoSecret,
    () => null,
  )

/** Three words' worth of letters that are easy to read aloud. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
