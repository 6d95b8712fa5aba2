import { AssetsPage } from '#assets/screens/AssetsPage.tsx'
import { useUser } from '../frame/user.ts'
import { drawUnit } from './draw-unit.tsx'

/** The Parking & Keys section, with the units of the building for the choice of a fob's unit. */
export function AssetsSection() {
  const { role } = useUser()
  return <AssetsPage canExport={role === 'admin'} drawUnit={drawUnit} />
}
