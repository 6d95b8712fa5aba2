import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Returns unused memory to the system with one full collection of about 150 ms; nothing on a V8 without it. */
export function releaseMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('globalThis.gc') as Collect | undefined
  setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Milliseconds without calls after which memory is released, the bytes by which it must have grown before, and those above which it is
 * released between calls, too.
 */
const defaults = {
  quiet: 3_000,
  growth: 67_108_864,
  most: Infinity,
  rss: () => process.memoryUsage.rss(),
  release: releaseMemory,
}

/**
 * Releases memory when no call has begun or ended for a while after a busy time: V8 itself collects only when it allocates.
 * Without calls there is no timer, so an idle process is not woken. With `most`, a busy process releases memory as well.
 */
export function releaseMemoryAfterLoad(server: Server, options: Partial<typeof defaults> = {}): void {
  const { quiet, growth, most, rss, release } = { ...defaults, ...options }
  let lowest = rss()
  let lastCall = 0
  let timer: NodeJS.Timeout | null = null

  function noteCall() {
    lastCall = performance.now()
    timer ??= setTimeout(check, quiet).unref()
  }
  function check() {
    const left = lastCall + quiet - performance.now()
    timer = left > 0 ? setTimeout(check, Math.ceil(left)).unref() : null
    const used = rss()
    if ((timer && used <= most) || used - lowest < growth) return
    release()
    lowest = rss()
  }

  server.on('request', (_: IncomingMessage, response: ServerResponse) => {
    noteCall()
    response.once('close', noteCall)
  })
  server.once('close', () => clearTimeout(timer ?? undefined))
}
