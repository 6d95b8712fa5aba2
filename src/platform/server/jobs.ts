import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Log } from './database.ts'

type WorkOptions<T> = {
  retries: number
  gaveUp: (data: T) => Promise<void>
  atOnce?: number
  /** How long a batch may take before another try begins; 30 unless said otherwise. */
  seconds?: number
}

export type Jobs = {
  /** Sends a job inside the caller's transaction: it exists exactly when the change does. `at` is the earliest it runs. */
  post: (tx: Database, queue: string, data: object, at?: Date) => Promise<void>
  /** Many at once, in the same way. */
  postAll: (tx: Database, queue: string, data: readonly object[]) => Promise<void>
  /**
   * Works a queue, `atOnce` jobs beside each other (one, unless said otherwise); a failed job is tried again by itself,
   * with growing pauses, then `gaveUp` is told.
   */
  work: <T extends object>(queue: string, work: (data: T) => Promise<void>, options: WorkOptions<T>) => Promise<void>
  /** Runs every so often, on one server only; `cron` in UTC. */
  daily: (name: string, cron: string, work: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** More jobs than these are sent in several statements. */
const atOneStroke = 1000

/** The job queue, in a schema of its own beside the building's. */
export async function openJobs(pool: pg.Pool, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn(`The job queue: ${error.message}`))
  await boss.start()

  return {
    async post(tx, queue, data, at) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), ...(at ? { startAfter: at } : {}) })
    },
    async postAll(tx, queue, data) {
      for (let from = 0; from < data.length; from += atOneStroke)
        await boss.insert(
          queue,
          data.slice(from, from + atOneStroke).map((one) => ({ data: one })),
          { db: fromDrizzle(tx, sql) },
        )
    },
    async work<T extends object>(
      queue: string,
      work: (data: T) => Promise<void>,
      { retries, gaveUp, atOnce = 1, seconds = 30 }: WorkOptions<T>,
    ) {
      // A job whose process died is taken up again after `expireInSeconds`; no job may take as long.
      const retry = {
        retryLimit: retries,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        expireInSeconds: seconds,
      }
      await boss.createQueue(queue, retry)
      await boss.updateQueue(queue, retry)
      const workOne = async (job: JobWithMetadata<unknown>): Promise<JobResult> => {
        // Only `post` fills this queue, with what `work` expects.
        const data = job.data as T
        try {
          await work(data)
          return { id: job.id, status: 'completed' }
        } catch (error) {
          if (job.retryCount >= job.retryLimit) await gaveUp(data)
          return {
            id: job.id,
            status: 'failed',
            output: { message: error instanceof Error ? error.message : String(error) },
          }
        }
      }
      const options = {
        pollingIntervalSeconds: 0.5,
        // All of a batch begin at once: one that waited for another could outlive its time.
        batchSize: atOnce,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      } as const
      await boss.work(queue, options, (jobs) => Promise.all(jobs.map(workOne)))
    },
    async daily(name, cron, work) {
      await boss.createQueue(name, {})
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => work())
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
