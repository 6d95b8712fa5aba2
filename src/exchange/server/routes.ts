import type { House } from '#platform/server/house.ts'
import { ReadyDownload } from '#platform/server/ready-download.ts'
import { serve } from '#platform/server/serve.ts'
import { exchange } from '../contract.ts'
import { exportEverything } from './everything.ts'
import { applyImport, checkImport, forgetDrafts, listImports, receiveSheet } from './imports.ts'
import { undoImport } from './undo.ts'

export async function exchangeRoutes(house: House) {
  const { dataDir } = house.config
  serve(house, exchange.takeEverything, async ({ db, visitor, address, now }) => {
    const made = await exportEverything(db, dataDir, visitor, address, now)
    return new ReadyDownload({ ...made, mediaType: 'application/zip', once: true })
  })
  serve(house, exchange.listImports, ({ db }) => listImports(db))
  serve(house, exchange.sendSheet, ({ db, query, body, visitor, now }) =>
    receiveSheet(db, query.kind, query.fileName, body, visitor, now),
  )
  serve(house, exchange.checkImport, ({ db, params, body }) => checkImport(db, params.id, body.columns))
  serve(house, exchange.applyImport, ({ db, params, body, visitor, now }) =>
    applyImport(db, params.id, body.mark, house.secretKey, visitor, now),
  )
  serve(house, exchange.undoImport, ({ db, params, visitor, now }) => undoImport(db, params.id, visitor, now))
  await house.jobs.daily('forget-drafts', '23 4 * * *', async () => void (await forgetDrafts(house.db, house.now())))
}
