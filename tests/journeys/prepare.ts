import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { connectToTestCluster } from '../support/database/test-cluster.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { demoPassword } from './app-process.ts'
import { addressOf, checkedVariable, ProgramHost, type Template, templateVariable } from './journey-program.ts'

/**
 * Before the workers start: the build, and the demo building that each journey gets a copy of. Does nothing when a parent
 * process has prepared. Returns a function that removes what was made.
 */
// Playwright asks for it.
// oxlint-disable-next-line import/no-default-export
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env[templateVariable]) return async () => {}
  // The connection to the test cluster keeps no process awake.
  const awake = setInterval(() => {}, 1000)
  await buildIfNeeded()
  const cluster = await connectToTestCluster()
  const template = await createTemplate(cluster)
  const checked = openFolder()
  process.env[checkedVariable] = checked
  process.env[templateVariable] = JSON.stringify(template)
  return async () => {
    await cluster.query(`drop database ${template.database} with (force)`)
    await cluster.end()
    removeFolder(template.folder)
    removeFolder(checked)
    clearInterval(awake)
  }
}

async function createTemplate(cluster: Client): Promise<Template> {
  const template = { database: `test_template_${randomBytes(6).toString('hex')}`, folder: openFolder() }
  await cluster.query(`create database ${template.database}`)
  const host = new ProgramHost()
  await host.open({
    DATABASE_URL: addressOf(template.database),
    DATA_DIR: template.folder,
    DEMO_PASSWORD: demoPassword,
    PORT: '0',
  })
  await host.close(template.folder)
  await host.kill()
  return template
}
