import { BuildingGroup } from '../../settings/BuildingGroup.tsx'

export const BrandStep = () => <BuildingGroup fields={['logo', 'logoOnDark', 'accentColour']} />
