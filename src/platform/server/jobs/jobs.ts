import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../database/drizzle.ts'
import type { Log } from '../process/log.ts'
import type { ListenConnection } from '../database/listen-connection.ts'
import type { DatabasePool } from '../database/database-pool.ts'
import { connectionGroup } from '../database/pool/connection-uses.ts'
import { runQueueStatements } from './queue-statements.ts'
import { describeError } from '../process/logged-error.ts'
import { type JobBuildings, type JobData, onlyJobs, parseJob, runForEach, withBuilding } from './job-buildings.ts'

type WorkOptions<T> = {
  retries: number
  onFailed: (data: T) => Promise<void>
  atOnce?: number
  /** How long a batch may take before it is retried; 30 by default. */
  seconds?: number
  /** Seconds without a heartbeat of its process after which a long job is taken again; at least 10. */
  heartbeat?: number
  /** How many seconds late a job of a later time or a retry may start; 30 by default. A new job starts at once. */
  delay?: number
}

export type Jobs = {
  /**
   * Adds a job inside the caller's transaction, so that it exists exactly when the change does. `at` is the earliest
   * start.
   */
  enqueue: (tx: Database, queue: string, data: object, at?: Date) => Promise<void>
  /** Adds many jobs in the same way; `at` has the earliest start of each. */
  enqueueAll: (
    tx: Database,
    queue: string,
    data: readonly object[],
    at?: readonly (Date | undefined)[],
  ) => Promise<void>
  /**
   * Works a queue, `atOnce` jobs in parallel (one by default). A failed job is retried with growing pauses; then
   * `onFailed` is called.
   */
  work: <T extends object>(queue: string, work: (data: T) => Promise<void>, options: WorkOptions<T>) => Promise<void>
  /** Runs on a schedule (`cron` in UTC), in one process only. */
  schedule: (name: string, cron: string, work: () => Promise<void>) => Promise<void>
  /** Runs every minute, in one process only, in one job with all such tasks; a failed task runs again a minute later. */
  everyMinute: (name: string, work: () => Promise<void>) => Promise<void>
  /** Runs the tasks of every minute without waiting for the next one: after a start, for what became due before it. */
  runTasksOnce: () => Promise<void>
  /** False in tests, where nothing may happen by itself. */
  runsSchedules: boolean
  close: () => Promise<void>
}

/** Jobs use few connections, so that enough remain for requests, whose callers wait. */
const grouped = <T>(work: () => T): T => connectionGroup.run('jobs', work)

/** Runs the work of a job, in a context of the application. */
type InContext = <T>(work: () => Promise<T>) => Promise<T>

/** Wakes the workers when a job is added, and once after a lost connection. */
const listenBy =
  (listening: ListenConnection) =>
  async (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) => {
    await listening.listen(channel, { onNotification, onLost: () => {}, onRestored: onReconnect })
    return { close: () => listening.unlisten(channel) }
  }

/** More jobs than this are inserted by several statements. */
const maxRowsPerInsert = 1000

const minuteQueue = 'every-minute'

/** What runs for many buildings in turn may take hours; when its process dies, it is taken again within a minute. */
const timeForEach = { expireInSeconds: 6 * 3600, heartbeatSeconds: 60 }
/** A schedule that failed for one building. */
const retryOfOne = { retryLimit: 2, retryDelay: 60 }

/** How many milliseconds running jobs may take at shutdown; the next start continues an interrupted one. */
const shutdownLimit = 3_000

/** pg-boss emits a copy of a worker's error, with the queue and the worker appended to its message. */
const withoutQueue = (error: Error & { queue?: string }): unknown =>
  error.queue === undefined
    ? error
    : Object.assign({}, error, { message: error.message.replace(/(?: \(Queue: [^()]*\))+$/, '') })

/**
 * The job queue, in its own schema beside the building's. `onFailure` receives the error of a failed job. Without
 * `runsSchedules`, what is on a schedule does not run: a test must not depend on the time of day. With `listening`, a new job
 * is taken at once; without, at the next poll.
 */
export async function openJobs(
  pool: DatabasePool,
  log: Log,
  onFailure: (error: unknown) => void = () => {},
  {
    runsSchedules = true,
    listening,
    inContext = (work) => work(),
    buildings = onlyJobs,
  }: { runsSchedules?: boolean; listening?: ListenConnection; inContext?: InContext; buildings?: JobBuildings } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) =>
        buildings.runForInstallation(() => grouped(() => runQueueStatements(pool, text, values))),
      ...(listening ? { listen: listenBy(listening) } : {}),
    },
    schema: 'jobs',
    // The migrations create it: with Citus, a schema that pg-boss creates would be distributed.
    createSchema: false,
    useListenNotify: listening !== undefined,
    schedule: runsSchedules,
    // A job whose process died is retried this much after its time is over. Each pass costs an idle process some ten statements.
    superviseIntervalSeconds: 45,
    monitorIntervalSeconds: 45,
    // PostgreSQL vacuums by itself; the warnings would read its statistics at each pass.
    monitorVacuum: false,
    // What is on a schedule may start this much later, at most 45. Each pass parses every schedule.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    // Jobs that wait for other jobs are not used.
    flowIntervalSeconds: 3600,
  })
  /** While the database is away, which is logged once, every queue reports an error at each poll. */
  const report = (subject: string, error: unknown) => {
    if (!pool.monitor.unavailableError()) log.warn(`${subject} failed: ${describeError(error)}`)
  }
  boss.on('error', (error: Error & { queue?: string }) =>
    report(`The job queue${error.queue ? ` "${error.queue}"` : ''}`, withoutQueue(error)),
  )
  await boss.start()
  let isStopping = false

  async function schedule(name: string, cron: string, work: () => Promise<void>) {
    const queue = { notify: true, ...(buildings.list ? timeForEach : {}) }
    await boss.createQueue(name, queue)
    await boss.updateQueue(name, queue)
    await boss.schedule(name, cron, {}, { tz: 'UTC' })
    const run = () => grouped(() => inContext(work))
    await boss.work<Partial<JobData<null>>>(
      name,
      { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 300 },
      async ([job]) => {
        const [{ list }, id] = [buildings, job?.data?.building]
        if (!list) await run()
        else if (id !== undefined) await buildings.run(id, run)
        // Only where it failed it is retried.
        else
          for (const building of await runForEach({ ...buildings, list }, name, run, {
            log,
            isStopping: () => isStopping,
          }))
            await boss.send(name, { building }, retryOfOne)
      },
    )
  }
  const minuteTasks: { name: string; work: () => Promise<void> }[] = []
  const runMinuteTasks = async () => {
    const runTask = ({ name, work }: (typeof minuteTasks)[number]) =>
      work().catch((error: unknown) => {
        onFailure(error)
        report(`The task "${name}"`, error)
      })
    await Promise.all(minuteTasks.map(runTask))
  }

  return {
    async enqueue(tx, queue, data, at) {
      await boss.send(queue, withBuilding(buildings, data), {
        db: fromDrizzle(tx, sql),
        ...(at ? { startAfter: at } : {}),
      })
    },
    async enqueueAll(tx, queue, data, at = []) {
      for (let from = 0; from < data.length; from += maxRowsPerInsert)
        await boss.insert(
          queue,
          data.slice(from, from + maxRowsPerInsert).map((item, index) => {
            const startAfter = at[from + index]
            return { data: withBuilding(buildings, item), ...(startAfter ? { startAfter } : {}) }
          }),
          { db: fromDrizzle(tx, sql) },
        )
    },
    async work<T extends object>(
      queue: string,
      work: (data: T) => Promise<void>,
      { retries, onFailed, atOnce = 1, seconds = 30, heartbeat, delay = 30 }: WorkOptions<T>,
    ) {
      // A job whose process died is taken again after `expireInSeconds`, which no job may exceed, or when its heartbeat stops.
      const retry = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        expireInSeconds: seconds,
        ...(heartbeat === undefined ? {} : { heartbeatSeconds: heartbeat }),
        notify: true,
      }
      await boss.createQueue(queue, retry)
      await boss.updateQueue(queue, retry)
      const runJob = async (job: JobWithMetadata<unknown>): Promise<JobResult> => {
        // Only `enqueue` fills this queue, with the data that `work` expects.
        const { building, data } = parseJob<T>(buildings, job.data)
        try {
          await buildings.run(building, () => inContext(() => work(data)))
          return { id: job.id, status: 'completed' }
        } catch (error) {
          onFailure(error)
          if (job.retryCount >= job.retryLimit)
            await buildings
              .run(building, () => inContext(() => onFailed(data)))
              // The other jobs of the batch, some of other buildings, are not repeated for it.
              .catch((failure: unknown) => report(`The end of a job "${queue}"`, failure))
          return {
            id: job.id,
            status: 'failed',
            output: { message: describeError(error) },
          }
        }
      }
      const options = {
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: delay,
        // All jobs of a batch begin at once: one that waited for another could exceed its time.
        batchSize: atOnce,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      } as const
      await boss.work(queue, options, (jobs) => grouped(() => Promise.all(jobs.map(runJob))))
    },
    schedule,
    async everyMinute(name, work) {
      minuteTasks.push({ name, work })
      // Earlier versions had a schedule for each.
      await boss.unschedule(name)
      if (minuteTasks.length === 1) await schedule(minuteQueue, '* * * * *', runMinuteTasks)
    },
    async runTasksOnce() {
      // Of several processes that start together, one runs them.
      if (runsSchedules) await boss.send(minuteQueue, {}, { singletonSeconds: 30 })
    },
    runsSchedules,
    close() {
      isStopping = true
      return boss.stop({ graceful: true, timeout: shutdownLimit })
    },
  }
}
