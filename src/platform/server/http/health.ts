import { setTimeout as wait } from 'node:timers/promises'
import type { DiskSpace } from '../files/disk-space.ts'
import type { AppContext } from './app-context.ts'
import { countProcessFaults } from '../process/process-faults.ts'

/** How many milliseconds a disk may take to answer; the database has its own limit. */
const diskTimeout = 1_500

/** /health/live: the process answers. /health/ready: database and disk work too; answered within two seconds. */
export function healthRoutes(context: AppContext, disk: DiskSpace, isStopping: () => boolean) {
  const { monitor } = context.pool
  /** What prevents the program from working; null for nothing. */
  async function findObstacle(): Promise<'database' | 'disk' | null> {
    if (monitor.unavailableError() || !(await monitor.probe())) return 'database'
    const hasSpace = await Promise.race([disk.isAvailable(), wait(diskTimeout, false, { ref: false })])
    return hasSpace ? null : 'disk'
  }

  context.fastify.get('/health/live', async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live', faults: countProcessFaults() }),
  )
  context.fastify.get('/health/ready', async (_, reply) => {
    const obstacle = await findObstacle()
    void reply.header('Cache-Control', 'no-store')
    if (obstacle === null && !isStopping()) return reply.send({ status: 'ready' })
    const reason = obstacle && !isStopping() ? { reason: obstacle } : {}
    return reply
      .code(503)
      .header('Retry-After', '5')
      .send({ status: 'not ready', ...reason })
  })
}
