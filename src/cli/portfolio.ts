import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hashPassword } from '#accounts/server/passwords.ts'
import { findBuildingsOfLastAdministrators } from '#app/portfolio/last-administrators.ts'
import { getBuilding, type OpenedRegistry, withDatabaseOf, withRegistry } from '#app/many/with-registry.ts'
import {
  type AccountInBuilding,
  addPerson,
  assignBuildings,
  ensureCompany,
  listCompanies,
  type ListedCompany,
  removeBuildings,
  removePerson,
  setPassword,
} from '#portfolio/server/companies.ts'
import { suspendAccount } from '#portfolio/server/opening/building-account.ts'
import { listBuildings, registrySchema } from '#platform/server/buildings/registry.ts'
import { migrate } from '#platform/server/database/migrations/migrate.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { describeError, printError } from '#platform/server/process/logged-error.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'

// `npm run portfolio -- …`: the companies of an installation with many buildings, their buildings and people.

const usage = `npm run portfolio -- list
npm run portfolio -- assign --company "Harbour & Hale" --building north --building south
npm run portfolio -- unassign --company "Harbour & Hale" --building south [--without-administrator]
npm run portfolio -- add-person --company "Harbour & Hale" --email miriam@example.com --first-name Miriam --last-name Castell
npm run portfolio -- new-password --email miriam@example.com
npm run portfolio -- remove-person --email miriam@example.com`

const text = { type: 'string' } as const
const options = {
  company: text,
  building: { type: 'string', multiple: true },
  email: text,
  'first-name': text,
  'last-name': text,
  'without-administrator': { type: 'boolean', default: false },
} as const
type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

function needed(values: Values, name: 'company' | 'email' | 'first-name' | 'last-name'): string {
  const value = values[name]?.trim() ?? ''
  if (value === '') throw new CannotStart(`--${name} is missing.\n\n${usage}`)
  if (name === 'email' && !isEmailAddress(value)) throw new CannotStart('--email must be like name@example.com.')
  return value
}

const newPassword = () => randomBytes(12).toString('base64url')

/** Suspends accounts in buildings. Throws CannotStart with the buildings where that failed, after all others. */
async function suspendIn(registry: OpenedRegistry, accounts: readonly AccountInBuilding[], now: Date) {
  const { client, connection } = registry
  const buildings = await listBuildings(client)
  const failed: string[] = []
  for (const { buildingId, accountId } of accounts) {
    const building = buildings.find(({ id }) => id === buildingId)
    if (!building) continue
    try {
      // The schema of an archived building may be that of an earlier version.
      await migrate(connection, { schema: building.schema, log: console })
      await withDatabaseOf(registry, building, (own) => suspendAccount(own, accountId, now))
    } catch (error) {
      failed.push(`${building.slug}: ${describeError(error)}`)
    }
  }
  if (failed.length > 0)
    throw new CannotStart(`These accounts could not be suspended; repeat the command.\n${failed.join('\n')}`)
}

/** Throws CannotStart when a building would be left that nobody can administer. */
async function assertAdministratorsStay(
  registry: OpenedRegistry,
  company: string,
  accounts: readonly AccountInBuilding[],
) {
  const left = await findBuildingsOfLastAdministrators(registry, accounts)
  if (left.length > 0)
    throw new CannotStart(
      `Only people of ${company} administer ${left.join(', ')}. Add another administrator there first, in Users, or repeat the ` +
        'command with --without-administrator. Nothing was changed.',
    )
}

const namesOf = (ids: readonly string[], slugs: ReadonlyMap<string, string>) =>
  ids
    .map((id) => slugs.get(id) ?? id)
    .toSorted()
    .join(', ')

function describeCompanies(listed: readonly ListedCompany[], slugs: ReadonlyMap<string, string>): string {
  if (listed.length === 0) return 'There are no companies yet.'
  const lines = listed.map(
    ({ name, buildingIds, people }) =>
      `${name}\n  Buildings: ${namesOf(buildingIds, slugs) || 'none'}\n  People: ${people.join(', ') || 'none'}`,
  )
  return lines.join('\n')
}

async function run(registry: OpenedRegistry, db: Database, command: string | undefined, values: Values) {
  const now = new Date()
  const buildingIds = async () => {
    const found = (values.building ?? []).map((slug) => getBuilding(registry.client, slug))
    return (await Promise.all(found)).map(({ id }) => id)
  }
  const slugs = async () => new Map((await listBuildings(registry.client)).map(({ id, slug }) => [id, slug]))
  const password = newPassword()
  switch (command) {
    case 'list':
      return describeCompanies(await listCompanies(db), await slugs())
    case 'assign': {
      const ids = await buildingIds()
      const name = needed(values, 'company')
      const added = await db.transaction(async (tx) =>
        assignBuildings(tx, await ensureCompany(tx, name, now), ids, now),
      )
      if (added.length === 0) return `${name} manages these buildings already.`
      const names = namesOf(added, await slugs())
      return `${name} manages ${added.length} more ${added.length === 1 ? 'building' : 'buildings'}: ${names}`
    }
    case 'unassign': {
      const ids = await buildingIds()
      const name = needed(values, 'company')
      const accounts = await db.transaction(async (tx) => {
        const found = await removeBuildings(tx, name, ids)
        if (!values['without-administrator']) await assertAdministratorsStay(registry, name, found)
        return found
      })
      await suspendIn(registry, accounts, now)
      return `${name} no longer sees these buildings. ${accounts.length} accounts of its people there are suspended.`
    }
    case 'add-person': {
      const person = {
        email: needed(values, 'email'),
        firstName: needed(values, 'first-name'),
        lastName: needed(values, 'last-name'),
        passwordHash: await hashPassword(password),
      }
      const name = needed(values, 'company')
      await db.transaction(async (tx) => addPerson(tx, await ensureCompany(tx, name, now), person, now))
      return `${person.email} signs in with the password ${password}`
    }
    case 'new-password': {
      const hash = await hashPassword(password)
      await db.transaction((tx) => setPassword(tx, needed(values, 'email'), hash, now))
      return `The new password is ${password}`
    }
    case 'remove-person': {
      const accounts = await db.transaction((tx) => removePerson(tx, needed(values, 'email'), now))
      // A building that cannot be read must not stop the suspension in the others; `suspendIn` names it.
      const left = await findBuildingsOfLastAdministrators(registry, accounts).catch(() => [])
      await suspendIn(registry, accounts, now)
      const removed = `Removed, with ${accounts.length} accounts in buildings.`
      return left.length === 0
        ? removed
        : `${removed} No administrator is left in ${left.join(', ')}: another person of the company must open it.`
    }
    default:
      throw new CannotStart(usage)
  }
}

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const answer = await withRegistry(config, async (registry) => {
    const { db, pool } = openPool(registry.connection, console, 2, () => registrySchema)
    try {
      return await run(registry, db, positionals[0], values)
    } finally {
      await pool.end()
    }
  })
  console.log(answer)
} catch (error) {
  printError(error)
  process.exit(1)
}
