import { AssetsPage } from '#assets/screens/AssetsPage.tsx'
import { drawUnit } from './draw-unit.tsx'

/** The Parking & Keys section, with the units of the building for the choice of a fob's unit. */
export const AssetsSection = () => <AssetsPage drawUnit={drawUnit} />
