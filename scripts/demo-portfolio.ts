// `npm run demo:portfolio`: a portfolio with four small buildings in `data-portfolio/`, to try.
import { join, resolve } from 'node:path'
import { hashPassword } from '#accounts/server/passwords.ts'
import { withDatabaseOf, withRegistry } from '#app/many/with-registry.ts'
import { demoBuildings, demoCompany } from '#demo/portfolio/demo-buildings.ts'
import { seedSmallBuilding } from '#demo/portfolio/small-building.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { findBuilding, registrySchema } from '#platform/server/buildings/registry.ts'
import { openPool } from '#platform/server/database/database.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { addPerson, assignBuildings, ensureCompany } from '#portfolio/server/companies.ts'

const project = resolve(import.meta.dirname, '..')
const password = process.env['DEMO_PASSWORD'] ?? 'copper lantern tide'
const port = process.env['PORT'] ?? '3000'
Object.assign(process.env, {
  BUILDINGS: 'many',
  PORT: port,
  DATA_DIR: process.env['DATA_DIR'] ?? join(project, 'data-portfolio'),
  PORTFOLIO_ORIGIN: `http://portfolio.localhost:${port}`,
})

await withRegistry(readConfig(process.env, project), async (registry) => {
  const now = new Date()
  const passwordHash = await hashPassword(password)
  const ids: string[] = []
  for (const [slug, building] of Object.entries(demoBuildings)) {
    const earlier = await findBuilding(registry.client, slug)
    const isThere = earlier?.state === 'active'
    if (!isThere) console.log(`Creating ${building.name}...`)
    const origin = `http://${slug}.localhost:${port}`
    const created = isThere
      ? earlier
      : await createBuilding(registry.connection, { slug, origin, hosts: [] }, console, (record) =>
          withDatabaseOf(registry, record, (db) =>
            db.transaction((tx) => seedSmallBuilding(tx, building, { now, passwordHash })),
          ),
        )
    ids.push(created.id)
  }
  const { db, pool } = openPool(registry.connection, console, 2, () => registrySchema)
  await db.transaction(async (tx) => {
    const companyId = await ensureCompany(tx, demoCompany.name, now)
    await assignBuildings(tx, companyId, ids, now)
    await addPerson(tx, companyId, { ...demoCompany.person, passwordHash }, now).catch(() => undefined)
  })
  await pool.end()
})

await import('./start.js')
console.log(`  Sign in there as ${demoCompany.person.email}, password ${password}\n`)
