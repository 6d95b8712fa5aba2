import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'

/** The buildings that jobs are for. With many, each job of the one queue carries the id of its building. */
export type JobBuildings = {
  /** What is on a schedule runs once for each of these; null in an installation with one building. */
  list: (() => Promise<readonly string[]>) | null
  /** The id of the building that adds a job. */
  currentId: () => string
  /** Does the work in the name of a building; nothing happens when it is archived. Rejects when it is not served, so that the job is tried again. */
  run: (id: string, work: () => Promise<void>) => Promise<void>
  /** Does work of the queue itself. */
  runForInstallation: <T>(work: () => T) => T
}

/** An installation with one building. */
export const onlyJobs: JobBuildings = {
  list: null,
  currentId: () => '',
  run: (_, work) => work(),
  runForInstallation: (work) => work(),
}

/** The data of a job with its building. */
export type JobData<T> = { building: string; data: T }

export const withBuilding = (buildings: JobBuildings, data: object): object =>
  buildings.list ? ({ building: buildings.currentId(), data } satisfies JobData<object>) : data

/** The building and the data of a job that `withBuilding` wrote. */
export const parseJob = <T>(buildings: JobBuildings, stored: unknown): JobData<T> =>
  buildings.list ? (stored as JobData<T>) : { building: '', data: stored as T }

/** Buildings that run their scheduled jobs at the same time, so that connections remain for requests. */
const concurrency = 4

/**
 * Runs the work for each building; returns those where it failed, each of which is logged. Rejects when the process stops before all
 * had their turn, so that the job is done again.
 */
export async function runForEach(
  buildings: JobBuildings & { list: () => Promise<readonly string[]> },
  name: string,
  work: () => Promise<void>,
  { log, isStopping }: { log: Log; isStopping: () => boolean },
): Promise<string[]> {
  const waiting = [...(await buildings.list())]
  const failed: string[] = []
  const runSome = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (isStopping()) throw new Error('The process stops.')
      const building = id
      await buildings.run(building, work).catch((error: unknown) => {
        log.warn(`"${name}" failed for the building ${building}: ${describeError(error)}`)
        failed.push(building)
      })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runSome))
  return failed
}
