import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProcessFigures } from './process-probe.js'
import { startEnvironment, startOptions } from './start-options.ts'

const project = join(import.meta.dirname, '..')
/** The key of every measured installation. */
export const secretKey = Buffer.alloc(32, 1)
/** Milliseconds. */
const longestStart = 120_000

/** The program as `npm start` runs it in production, on the data of a folder. Resolves when it answers. */
export async function startProgram(dataDir: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const began = performance.now()
  const child = fork(join(project, 'scripts/start.js'), {
    cwd: project,
    execArgv: [...startOptions(), '--import', join(import.meta.dirname, 'process-probe.js')],
    env: {
      ...process.env,
      ...startEnvironment(),
      NODE_ENV: 'production',
      SECRET_KEY: secretKey.toString('hex'),
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilHealthy(port, began)
  return {
    port,
    /** From the start to the first answer. */
    seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    /** From here to the next figures, the delay of the event loop is watched. */
    watchLoop: () => child.send('watch'),
    async figures(): Promise<ProcessFigures> {
      child.send('figures')
      const [figures] = (await once(child, 'message')) as [ProcessFigures]
      return figures
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function untilHealthy(port: number, began: number) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (response?.ok) return
    if (performance.now() - began > longestStart) throw new Error('The program did not start within two minutes.')
    await wait(50)
  }
}
