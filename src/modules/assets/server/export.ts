import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { AssetFilter } from '../asset.ts'
import { exportedAssets, exportedWaiting } from '../exported-assets.ts'
import { words } from '../messages/en.ts'
import { listAssets } from './reads.ts'
import { listWaiting } from './waiting-list.ts'

/** All assets that match the filter. */
export function assetExport(filter: AssetFilter, now: Date): ListExport {
  const { cursor: start, limit: _, ...criteria } = filter
  return {
    recordType: 'assets',
    criteria,
    read: async (tx) => {
      const zone = await timeZoneOf(tx)
      const assets = await readAllPages((page) => listAssets(tx, { ...criteria, ...page }), { start })
      return { name: words.fileName(dayOf(now, zone)), ...exportedAssets(assets, zone) }
    },
  }
}

/** Everybody who waits for a stall or locker. */
export const waitingExport = (now: Date): ListExport => ({
  recordType: 'assets',
  action: 'exported the waiting list',
  criteria: {},
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    return { name: words.waitingFileName(dayOf(now, zone)), ...exportedWaiting(await listWaiting(tx), zone) }
  },
})
