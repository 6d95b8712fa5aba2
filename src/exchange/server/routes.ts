import type { House } from '#platform/server/house.ts'
import { ReadyDownload } from '#platform/server/ready-download.ts'
import { serve } from '#platform/server/serve.ts'
import { exports } from '../export-contract.ts'
import { exportEverything } from './everything.ts'

export function exchangeRoutes(house: House) {
  const { dataDir } = house.config
  serve(house, exports.everything, async ({ db, visitor, address, now }) => {
    const made = await exportEverything(db, dataDir, visitor, address, now)
    return new ReadyDownload({ ...made, mediaType: 'application/zip', once: true })
  })
}
