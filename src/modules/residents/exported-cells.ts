import type { Day } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { Resident } from './resident.ts'
import { listedStatus } from './rules.ts'
import { exportColumns, words } from './messages/en.ts'

export type ExportColumn = keyof typeof exportColumns
const names = Object.keys(exportColumns) as ExportColumn[]

const list = (texts: readonly string[]) => texts.join(', ')
const phone = (text: string | null) => (text === null ? '' : shownPhone(text))
type ShowDay = (day: Day | null) => string

const cells: Record<ExportColumn, (resident: Resident, day: ShowDay) => string> = {
  fullName: ({ fullName }) => fullName,
  preferredName: ({ preferredName }) => preferredName ?? '',
  units: ({ units }) => list(units.map(({ unitNumber }) => unitNumber)),
  tenantType: ({ tenantType }) => tenantType,
  status: (resident) => words.statuses[listedStatus(resident)],
  start: ({ startDateOccupancy }, day) => day(startDateOccupancy),
  end: ({ endDateOccupancy }, day) => day(endDateOccupancy),
  emailPrimary: ({ emailPrimary }) => emailPrimary ?? '',
  emailSecondary: ({ emailSecondary }) => emailSecondary ?? '',
  phonePrimary: ({ phonePrimary }) => phone(phonePrimary),
  phoneSecondary: ({ phoneSecondary }) => phone(phoneSecondary),
  emergencyContactName: ({ emergencyContactName }) => emergencyContactName ?? '',
  emergencyContactPhone: ({ emergencyContactPhone }) => phone(emergencyContactPhone),
  parkingStalls: ({ parkingStalls }) => list(parkingStalls),
  lockerNumbers: ({ lockerNumbers }) => list(lockerNumbers),
  pets: ({ pets }) => list(pets),
}

/** The columns of a file or a printed list: the name and the chosen ones, or all. */
export const exportedColumns = (chosen: readonly string[] | null): ExportColumn[] =>
  chosen === null ? names : names.filter((name) => name === 'fullName' || chosen.includes(name))

export const isExportColumn = (name: string): name is ExportColumn => Object.hasOwn(exportColumns, name)

/** The name of each column, and the texts of each resident. */
export const exportedTable = (residents: readonly Resident[], columns: readonly ExportColumn[], day: ShowDay) => ({
  head: columns.map((name) => exportColumns[name]),
  rows: residents.map((resident) => columns.map((name) => cells[name](resident, day))),
})
