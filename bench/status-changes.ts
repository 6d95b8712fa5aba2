import type pg from 'pg'
import type { ServerCommand } from './measured-server.ts'

type Call = { method?: string; url: string; body?: string }
type Bench = {
  at: string
  requestIds: readonly string[]
  lanes: number
  /** A connection of another process to the same database. */
  client: pg.Client
  load: (count: number, createCall: (n: number, lane: number) => Call) => Promise<void>
  sendCommand: (command: ServerCommand) => Promise<unknown>
}

/** Calls that change the status of requests, and their transaction alone. */
export function createStatusChanges({ at, requestIds, lanes, client, load, sendCommand }: Bench) {
  const ids = requestIds.slice(0, lanes * 6)
  /** Puts requests on hold and resumes them; no two lanes change the same request. */
  const createCall = (n: number, lane: number): Call => ({
    method: 'PATCH',
    url: `${at}/api/admin/maintenance-requests/${ids[(lane + lanes * (n >> 1)) % ids.length]}/status`,
    body: JSON.stringify({ status: n % 2 === 0 ? 'on_hold' : 'in_progress' }),
  })
  /** What a change notifies people of: the server would send thousands of e-mails while it is measured with later calls. */
  async function dropEmails() {
    await client.query("delete from notification_deliveries where state = 'waiting'")
    await client.query("delete from mail_outbox where status = 'queued'")
  }
  /**
   * A request stores each of its pauses. After thousands of changes it would have hundreds of them, unlike a real request and
   * unlike the replayed transaction. So another process clears them regularly.
   */
  async function change(count: number) {
    for (let left = count; left > 0; left -= 200) {
      await client.query("update maintenance_requests set pauses = '[]' where id = any($1)", [ids])
      // Autovacuum runs once a minute, which is too late for so many changes in a second.
      await client.query('vacuum maintenance_requests')
      await load(Math.min(left, 200), createCall)
      await dropEmails()
    }
  }
  async function replayTransactions(count: number) {
    await sendCommand({ command: 'transactions', count, lanes })
    await dropEmails()
  }
  return { createCall, change, replayTransactions }
}
