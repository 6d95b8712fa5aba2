import { dayOf } from '#platform/time/dates.ts'
import type { Asset } from './asset.ts'
import { exportColumns } from './messages/en.ts'
import { english as labels } from './messages/labels-en.ts'

const names = Object.keys(exportColumns) as (keyof typeof exportColumns)[]

const cellsOf = (asset: Asset, timeZone: string): Record<keyof typeof exportColumns, string> => ({
  kind: labels.kinds[asset.kind],
  number: asset.number,
  place: asset.place,
  unit: asset.unit?.unitNumber ?? '',
  state: labels.states[asset.state],
  holder: asset.holder?.fullName ?? '',
  home: asset.holder?.unitNumber ?? '',
  since: asset.holder ? dayOf(new Date(asset.holder.since), timeZone) : '',
  note: asset.note,
})

/** The names and texts of a file or a printed list. */
export const exportedAssets = (assets: readonly Asset[], timeZone: string) => ({
  head: Object.values(exportColumns),
  rows: assets.map((asset) => {
    const cells = cellsOf(asset, timeZone)
    return names.map((name) => cells[name])
  }),
})
