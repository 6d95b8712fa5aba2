import type { ClientConfig } from 'pg'
import type { House } from '#platform/server/house.ts'
import { ReadyDownload } from '#platform/server/ready-download.ts'
import { serve } from '#platform/server/serve.ts'
import { backups } from '../contract.ts'
import { words } from '../words.ts'
import { listBackups } from './shelf.ts'
import { changePlan, discardBackup, findPlan, handOut, makeBackup, makeDueBackup, type Source } from './store.ts'

/** `connection`: a backup reads on one of its own, for as long as it takes. */
export async function backupRoutes(house: House, connection: ClientConfig) {
  const { dataDir } = house.config
  const source: Source = { connection, dataDir, secretKey: house.secretKey }
  serve(house, backups.list, () => listBackups(dataDir))
  serve(house, backups.make, ({ db, visitor, now }) => makeBackup(db, source, visitor, now))
  serve(house, backups.download, async ({ db, params, visitor, address, now }) => {
    const { path, size } = await handOut(db, dataDir, params.name, visitor, address, now)
    return new ReadyDownload({ path, size, name: params.name, mediaType: 'application/x-tar' })
  })
  serve(house, backups.remove, async ({ db, params, visitor, now }) => {
    await discardBackup(db, dataDir, params.name, visitor, now)
    return { message: words.removed }
  })
  serve(house, backups.plan, ({ db }) => findPlan(db))
  serve(house, backups.changePlan, ({ db, body, visitor, now, ifMatch }) => changePlan(db, body, visitor, now, ifMatch))
  await house.jobs.daily('backup', '7 * * * *', () => makeDueBackup(house.db, source, house.mail, house.now()))
}
