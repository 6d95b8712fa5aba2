import { loggedError } from './logged-error.ts'

/** Errors outside of every request and job since the start; `/health/live` shows the counts. */
const counts = { unhandledRejections: 0, uncaughtExceptions: 0 }

export const countProcessFaults = () => ({ ...counts })

/**
 * An unhandled rejection is logged and counted, and the program continues: the rejected operation has failed as a
 * whole. After an uncaught exception some object may be half changed: the program shuts down, and its supervisor
 * restarts it.
 */
export function watchProcessFaults({ log, stop }: { log: (line: string) => void; stop: () => void }): void {
  process.on('unhandledRejection', (reason) => {
    counts.unhandledRejections += 1
    log(lineOf('unhandled rejection', counts.unhandledRejections, reason))
  })
  process.on('uncaughtException', (error) => {
    counts.uncaughtExceptions += 1
    log(lineOf('uncaught exception', counts.uncaughtExceptions, error))
    stop()
  })
}

/** A line in the format of the request log, without any input. */
function lineOf(fault: string, count: number, reason: unknown): string {
  return JSON.stringify({ level: 50, time: new Date().toISOString(), fault, count, error: loggedError(reason) })
}
