import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { hashPassword, isPassword } from '#accounts/server/passwords.ts'
import { users } from '#accounts/server/table.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import { hasProfile } from '#building/server/store.ts'
import { waitForTransactionLock } from '#platform/server/database/advisory-lock.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openFiles } from '#platform/server/files/files.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedWorkOrders } from './requests/seed-work-orders.ts'
import { seedDemo } from './seed.ts'

const advisoryKey = 740_023_036

/** The password of the demo accounts and the hash they share. */
type DemoSecret = { password: string; hash: string }

/**
 * Loads the demo building into an empty database and returns the demo password; null if the database has another
 * building. A changed DEMO_PASSWORD becomes the demo accounts' password.
 */
export async function openDemo(
  db: Database,
  config: Config,
  fileStore: FileStore,
  secretKey: Buffer,
): Promise<string | null> {
  const path = join(config.dataDir, 'demo-password')
  const stored = await readSecret(path)
  if (await hasProfile(db)) return stored ? updatePassword(db, path, stored, config.demoPassword) : null
  const password = config.demoPassword ?? stored?.password ?? randomPassword()
  const hash = await hashPassword(password)
  await writeFile(path, JSON.stringify({ password, hash }), { mode: 0o600 })
  await db.transaction(async (tx) => {
    // If two servers start on one empty database, one loads the demo.
    await waitForTransactionLock(tx, advisoryKey, 'The demo building cannot be loaded')
    if (await hasProfile(tx)) return
    const now = new Date()
    await seedDemo(tx, { now, passwordHash: hash, secretKey })
    const files = openFiles(fileStore)
    await seedDocuments(tx, files, now)
    await seedWorkOrders(tx, files, secretKey, now)
  })
  return password
}

async function updatePassword(
  db: Database,
  path: string,
  stored: DemoSecret,
  newPassword: string | null,
): Promise<string> {
  if (newPassword === null || (await isPassword(newPassword, stored.hash))) return stored.password
  const hash = await hashPassword(newPassword)
  const now = new Date()
  await db.transaction(async (tx) => {
    const accounts = await tx.select().from(users).where(eq(users.passwordHash, stored.hash)).for('update')
    for (const account of accounts)
      await writeAccount(tx, account, { passwordHash: hash, passwordChangedAt: now }, { now })
  })
  await writeFile(path, JSON.stringify({ password: newPassword, hash }), { mode: 0o600 })
  return newPassword
}

const readSecret = (path: string): Promise<DemoSecret | null> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as DemoSecret,
    () => null,
  )

/** A random password that is easy to read aloud. */
function randomPassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
  return [group(), group(), group()].join('-')
}
