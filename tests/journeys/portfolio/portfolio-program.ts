import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFolder, removeFolder } from '../../support/database/data-folder.ts'
import { connectToTestCluster, databaseUrl } from '../../support/database/test-cluster.ts'
import { demoPassword, freePort } from '../app-process.ts'

const project = resolve(import.meta.dirname, '../../..')

/** The demo portfolio, as `npm run demo:portfolio` starts it, on a database of its own. */
export async function startPortfolio() {
  const cluster = await connectToTestCluster()
  const database = `test_portfolio_${randomBytes(6).toString('hex')}`
  await cluster.query(`create database ${database}`)
  const folder = openFolder()
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: databaseUrl(database),
    DATA_DIR: folder,
    PORT: String(port),
    DEMO_PASSWORD: demoPassword,
  }
  const child = spawn(process.execPath, ['scripts/demo-portfolio.ts'], { cwd: project, env, stdio: 'pipe' })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await cluster.query(`drop database ${database} with (force)`)
    removeFolder(folder)
  }
  await untilPrinted(child, 'The portfolio is at').catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    origin: `http://portfolio.localhost:${port}`,
    originOf: (slug: string) => `http://${slug}.localhost:${port}`,
    stop,
  }
}

/** Waits for a line of the program; throws with its output when it ends, or after three minutes. */
async function untilPrinted(child: ChildProcess, text: string) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (let attempts = 0; attempts < 1800 && child.exitCode === null; attempts += 1) {
    if (output.includes(text)) return
    await wait(100)
  }
  throw new Error(`The portfolio did not start:\n${output}`)
}
