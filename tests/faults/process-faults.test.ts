import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { AppProcess } from '../journeys/app-process.ts'

const preload = `--import=${join(import.meta.dirname, 'fault-preload.ts')}`
let program: AppProcess | null = null
after(() => program?.stop())

type Line = { level: number; fault: string; count: number; error: { name: string; stack?: string } }
const faultLines = (printed: string) =>
  printed
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.includes('"fault"') ? [JSON.parse(line) as Line] : []))

describe('an error outside of requests', () => {
  it(
    'is logged and counted as a rejected promise, and shuts the program down as an exception',
    { timeout: 180_000 },
    async (t) => {
      program = await AppProcess.open({ NODE_OPTIONS: preload })
      const live = async () => (await (await fetch(`${program?.origin}/health/live`)).json()) as { faults: object }
      assert.deepEqual((await live()).faults, { unhandledRejections: 0, uncaughtExceptions: 0 })
      for (let sent = 1; sent <= 2; sent += 1) {
        program.signal('SIGUSR2')
        while (faultLines(program.printed).length < sent) await wait(20)
      }
      assert.deepEqual((await live()).faults, { unhandledRejections: 2, uncaughtExceptions: 0 })
      assert.deepEqual(
        faultLines(program.printed).map(({ level, fault, count }) => ({ level, fault, count })),
        [1, 2].map((count) => ({ level: 50, fault: 'unhandled rejection', count })),
      )

      const startedAt = performance.now()
      program.signal('SIGHUP')
      assert.equal(await program.waitForEnd(), 1, 'the service manager sees a failure')
      t.diagnostic(`Ended ${((performance.now() - startedAt) / 1000).toFixed(1)} s after an uncaught exception`)
      const last = faultLines(program.printed).at(-1)
      assert.equal(last?.fault, 'uncaught exception')
      assert.equal(last?.error.name, 'Error')
      assert.match(last?.error.stack ?? '', /fault-preload/)
      await program.start()
    },
  )
})
