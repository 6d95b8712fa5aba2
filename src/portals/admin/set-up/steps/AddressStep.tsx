import type { ProfileField } from '#building/profile-contract.ts'
import { BuildingGroup } from '../../settings/BuildingGroup.tsx'

const names = ['name', 'code', 'street', 'city', 'region', 'postalCode', 'country', 'officeEmail'] as const
const fields: readonly ProfileField[] = [...names, 'latitude', 'longitude']

export const AddressStep = () => <BuildingGroup fields={fields} />
