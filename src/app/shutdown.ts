import { constants } from 'node:os'

/** The program ends after at most this time, whatever clients, jobs and the database do. */
const maxShutdownMs = 9_500
/** npm repeats Ctrl+C to a program that got it from the terminal too: signals this close together count as one. */
const signalMergeMs = 300

export type Shutdown = {
  /** Starts the shutdown with this exit code. */
  request: (code: number) => void
  /** Resolves with the exit code when a shutdown is requested. */
  requested: Promise<number>
}

/**
 * SIGTERM and SIGINT start an orderly shutdown. A second signal, or the end of the time limit, ends the program at
 * once: acknowledged changes are committed by then, and the next start continues queued jobs.
 */
export function listenForShutdown(log: (line: string) => void, limit = maxShutdownMs): Shutdown {
  const { promise: requested, resolve } = Promise.withResolvers<number>()
  let requestedAt: number | null = null

  const request = (code: number) => {
    if (requestedAt !== null) return
    requestedAt = performance.now()
    setTimeout(() => {
      log(`The program did not shut down within ${limit / 1000} seconds and ends now.`)
      process.exit(1)
    }, limit).unref()
    resolve(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (requestedAt === null) request(0)
      else if (performance.now() - requestedAt > signalMergeMs) process.exit(128 + constants.signals[signal])
    })
  return { request, requested }
}
