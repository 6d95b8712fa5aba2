import { AssetsPage } from '#assets/screens/AssetsPage.tsx'
import { offeredColumns } from '#assets/screens/list/asset-columns.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { drawUnit } from './draw-unit.tsx'

/** The Parking & Keys section, with the units of the building for the choice of a fob's unit. */
export const AssetsSection = () => (
  <AssetsPage
    drawUnit={drawUnit}
    views={<ViewNav list="assets" />}
    columns={useListColumns('assets', offeredColumns)}
  />
)
