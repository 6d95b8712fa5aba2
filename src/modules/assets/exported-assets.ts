import { exportedTable } from '#platform/text/exported-table.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Asset, WaitingResident } from './asset.ts'
import { exportColumns, waitingColumns } from './messages/en.ts'
import { english as labels } from './messages/labels-en.ts'

/** The columns that name a record. */
export const fixedColumns = ['kind', 'number'] as const

/** The columns of a printed list: those that name a record and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Stalls, lockers, keys and fobs as they are exported or printed. */
export const exportedAssets = (assets: readonly Asset[], timeZone: string, shown?: readonly string[] | null) =>
  exportedTable(
    exportColumns,
    assets,
    (asset) => ({
      kind: labels.kinds[asset.kind],
      number: asset.number,
      place: asset.place,
      unit: asset.unit?.unitNumber ?? '',
      state: labels.states[asset.state],
      holder: asset.holder?.fullName ?? '',
      home: asset.holder?.unitNumber ?? '',
      since: asset.holder ? dayOf(new Date(asset.holder.since), timeZone) : '',
      note: asset.note,
    }),
    shown,
  )

/** The waiting list as it is exported or printed. */
export const exportedWaiting = (waiting: readonly WaitingResident[], timeZone: string) =>
  exportedTable(waitingColumns, waiting, ({ kind, position, fullName, unitNumber, joinedAt, note }) => ({
    kind: labels.kinds[kind],
    position: String(position),
    resident: fullName,
    unit: unitNumber ?? '',
    since: dayOf(new Date(joinedAt), timeZone),
    note,
  }))
