import { sql } from 'drizzle-orm'
import type { House } from './house.ts'

/** /health/live: the process answers. /health/ready: it can do its work, the database included. */
export function healthRoutes(house: House, isStopping: () => boolean) {
  house.app.get('/health/live', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'live' }))
  house.app.get('/health/ready', async (_, reply) => {
    const answers = await house.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const ready = answers && !isStopping()
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
