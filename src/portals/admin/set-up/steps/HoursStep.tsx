import { BuildingGroup } from '../../settings/BuildingGroup.tsx'
import { Hours } from '../../settings/hours/Hours.tsx'

export const HoursStep = () => (
  <>
    <BuildingGroup fields={['officePhone', 'securityPhone']} />
    <Hours />
  </>
)
