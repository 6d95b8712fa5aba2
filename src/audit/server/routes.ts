import type { House } from '#platform/server/house.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { linkToNext } from '#platform/server/serve-read.ts'
import { audit } from '../contract.ts'
import { countEntries, listChoices, listEntries } from './store.ts'
import { takeLog } from './take.ts'

export function auditRoutes(house: House) {
  serve(house, audit.list, async ({ db, query, request }) => {
    const { entries, next } = await listEntries(db, query)
    // Counting reads every entry that fits, so it is done once for a look through the log.
    const headers: Record<string, string> = {}
    if (query.cursor === undefined) headers['X-Total-Count'] = String(await countEntries(db, query))
    if (next !== null) headers['Link'] = linkToNext(audit.list, request, next)
    return new Answer(entries, headers)
  })
  serve(house, audit.choices, ({ db }) => listChoices(db))
  serve(house, audit.take, async ({ db, query, visitor, address, now, reply }) => {
    const { name, file } = await takeLog(db, query, visitor, address, now)
    await reply
      .headers({ 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'text/csv; charset=utf-8' })
      .send(file)
    return file
  })
}
