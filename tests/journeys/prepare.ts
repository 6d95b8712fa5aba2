import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { connectToTestCluster, databaseUrl } from '../support/database/test-cluster.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { demoPassword } from './app-process.ts'
import { checkedVariable, ProgramHost, type Template, templateVariable } from './journey-program.ts'

/**
 * Runs before the workers start: builds the app and creates the demo building that each journey copies. Does nothing if a
 * parent process has done so. Returns a function that removes everything again.
 */
// Playwright requires the default export.
// oxlint-disable-next-line import/no-default-export
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env[templateVariable]) return async () => {}
  // The connection to the test cluster is unreferenced, so a timer prevents the process from exiting too early.
  const keepAlive = setInterval(() => {}, 1000)
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
    clearInterval(keepAlive)
  }
}

async function createTemplate(cluster: Client): Promise<Template> {
  const template = { database: `test_template_${randomBytes(6).toString('hex')}`, folder: openFolder() }
  await cluster.query(`create database ${template.database}`)
  const host = new ProgramHost()
  await host.open({
    DATABASE_URL: databaseUrl(template.database),
    DATA_DIR: template.folder,
    DEMO_PASSWORD: demoPassword,
    PORT: '0',
  })
  await host.close(template.folder)
  await host.kill()
  return template
}
