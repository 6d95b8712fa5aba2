import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { audit } from '../contract.ts'
import { countEntries, listChoices, listEntries } from './store.ts'
import { exportLog } from './export-log.ts'

export function auditRoutes(context: AppContext) {
  registerRoute(context, audit.list, async ({ db, query, request }) => {
    const { entries, next } = await listEntries(db, query)
    // Counting reads every matching entry, so it is done for the first page only.
    const total = query.cursor ? null : await countEntries(db, query)
    return pageReply(request, { rows: entries, total, next })
  })
  registerRoute(context, audit.choices, ({ db }) => listChoices(db))
  registerRoute(context, audit.exportLog, async ({ db, query, currentUser, address, now, reply }) => {
    const { name, file } = await exportLog(db, query, currentUser, address, now)
    await reply
      .headers({ 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'text/csv; charset=utf-8' })
      .send(file)
    return file
  })
}
