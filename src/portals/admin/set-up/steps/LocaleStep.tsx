import { localeFieldNames } from '#building/locale-fields.ts'
import type { ProfileField } from '#building/profile-contract.ts'
import { BuildingGroup } from '../../settings/BuildingGroup.tsx'

const fields: readonly ProfileField[] = ['phoneCountry', 'timeZone', ...localeFieldNames]

export const LocaleStep = () => <BuildingGroup fields={fields} />
