import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { audit } from '../contract.ts'
import { countEntries, listChoices, listEntries } from './store.ts'
import { logExport } from './export-log.ts'

export function auditRoutes(context: AppContext) {
  registerRoute(context, audit.list, async ({ db, query, request }) => {
    const { entries, next } = await listEntries(db, query)
    // Counting reads every matching entry, so it is done for the first page only.
    const total = query.cursor ? null : await countEntries(db, query)
    return pageReply(request, { rows: entries, total, next })
  })
  registerRoute(context, audit.choices, ({ db }) => listChoices(db))
  registerRoute(context, audit.exportLog, (call) => sendListExport(call, logExport(call.query, call.now)))
}
