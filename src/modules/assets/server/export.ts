import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Asset, AssetFilter, WaitingResident } from '../asset.ts'
import { exportedAssets, exportedWaiting, fixedColumns } from '../exported-assets.ts'
import { exportColumns, words } from '../messages/en.ts'
import { listAssets } from './reads.ts'
import { listWaiting } from './waiting-list.ts'

type ExportFilter = AssetFilter & { columns?: string | undefined }

/** All assets that match the filter. Throws 400 for an unknown column. */
export function assetExport({ cursor: start, ...filter }: ExportFilter, now: Date): ListExport {
  const { limit: _, columns, ...criteria } = filter
  const shown = chosenColumns(columns?.split(',') ?? null, exportColumns, fixedColumns)
  return {
    recordType: 'assets',
    criteria,
    read: async (tx) =>
      toFile(tx, await readAllPages((page) => listAssets(tx, { ...criteria, ...page }), { start }), shown, now),
  }
}

export const chosenAssets: ChosenExport = ({ ids, columns }, now) => {
  const shown = chosenColumns(columns, exportColumns, fixedColumns)
  return {
    recordType: 'assets',
    criteria: {},
    read: async (tx) => {
      const all = await readAllPages((page) => listAssets(tx, { sort: 'number', ...page }))
      return toFile(
        tx,
        all.filter(({ id }) => ids.has(id)),
        shown,
        now,
      )
    },
  }
}

async function toFile(tx: Database, assets: readonly Asset[], shown: readonly string[] | null, now: Date) {
  const zone = await timeZoneOf(tx)
  return { name: words.fileName(dayOf(now, zone)), ...exportedAssets(assets, zone, shown) }
}

/** All who wait for a stall or locker. */
export const waitingExport = (now: Date): ListExport => waitingExportOf(() => true, now)

export const chosenWaiting: ChosenExport = ({ ids }, now) => waitingExportOf(({ id }) => ids.has(id), now)

const waitingExportOf = (isExported: (waiting: WaitingResident) => boolean, now: Date): ListExport => ({
  recordType: 'assets',
  action: 'exported the waiting list',
  criteria: {},
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    return {
      name: words.waitingFileName(dayOf(now, zone)),
      ...exportedWaiting((await listWaiting(tx)).filter(isExported), zone),
    }
  },
})
