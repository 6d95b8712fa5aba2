import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { ListColumn } from '#platform/ui/lists/columns/list-column.ts'
import type { ExportColumn } from '../exported-cells.ts'
import { exportColumns, words } from '../messages/en.ts'
import { invitationWords } from '../messages/invitations.ts'
import type { Resident } from '../resident.ts'
import type { ResidentSort } from '../schemas.ts'
import { LeaseEnd } from './lease/LeaseEnd.tsx'
import { ResidentStatusBadge } from './ResidentStatusBadge.tsx'

type Column = {
  label: string
  /** The order that its head chooses. */
  sort?: ResidentSort
  isUsual?: true
  className?: string
  /** Where there is little room, it is left out unless it was chosen. */
  leftOut?: string
  cell: (resident: Resident, context: Context) => ReactNode
}
type Context = { zone: string; planned: ReactNode }

const nothing = <span className="text-ink-3">{words.nothing}</span>
const text = (value: string | null): ReactNode =>
  value ? <span className="block max-w-48 truncate">{value}</span> : nothing
const phone = (value: string | null): ReactNode => (value ? shownPhone(value) : nothing)

/** The columns beside the name, in their order. */
export const residentColumns: Record<Exclude<ExportColumn, 'fullName'>, Column> = {
  preferredName: { label: exportColumns.preferredName, cell: (resident) => text(resident.preferredName) },
  units: {
    label: words.columns.unit,
    sort: 'unit',
    isUsual: true,
    cell: (resident, context) => <Homes {...resident} {...context} />,
  },
  tenantType: {
    label: words.columns.type,
    sort: 'type',
    isUsual: true,
    leftOut: 'max-lg:hidden',
    cell: ({ tenantType }) => tenantType,
  },
  status: {
    label: words.columns.status,
    sort: 'status',
    isUsual: true,
    cell: (resident) => <Status resident={resident} />,
  },
  start: {
    label: words.columns.since,
    sort: 'since',
    isUsual: true,
    className: 'tabular',
    leftOut: 'max-xl:hidden',
    cell: ({ startDateOccupancy }, { zone }) => dashboardDate(startDateOccupancy, zone),
  },
  end: {
    label: words.columns.leaseEnd,
    sort: 'leaseEnd',
    isUsual: true,
    cell: (resident) => <LeaseEnd resident={resident} />,
  },
  emailPrimary: { label: exportColumns.emailPrimary, cell: (resident) => text(resident.emailPrimary) },
  emailSecondary: { label: exportColumns.emailSecondary, cell: (resident) => text(resident.emailSecondary) },
  phonePrimary: {
    label: words.columns.phone,
    isUsual: true,
    className: 'tabular whitespace-nowrap',
    leftOut: 'max-xl:hidden',
    cell: (resident) => phone(resident.phonePrimary),
  },
  phoneSecondary: {
    label: exportColumns.phoneSecondary,
    className: 'tabular whitespace-nowrap',
    cell: (resident) => phone(resident.phoneSecondary),
  },
  emergencyContactName: {
    label: exportColumns.emergencyContactName,
    cell: (resident) => text(resident.emergencyContactName),
  },
  emergencyContactPhone: {
    label: exportColumns.emergencyContactPhone,
    className: 'tabular whitespace-nowrap',
    cell: (resident) => phone(resident.emergencyContactPhone),
  },
  parkingStalls: { label: exportColumns.parkingStalls, cell: ({ parkingStalls }) => text(parkingStalls.join(', ')) },
  lockerNumbers: { label: exportColumns.lockerNumbers, cell: ({ lockerNumbers }) => text(lockerNumbers.join(', ')) },
  pets: { label: exportColumns.pets, cell: ({ pets }) => text(pets.join(', ')) },
}
export type ResidentColumn = keyof typeof residentColumns

/** The columns to choose from. */
export const offeredColumns: readonly ListColumn[] = Object.entries(residentColumns).map(
  ([id, { label, isUsual = false }]) => ({ id, label, isUsual }),
)

const Homes = ({ units, planned }: Pick<Resident, 'units'> & Context) => (
  <>
    {units[0] ? (
      <span className="tabular font-[525] text-action-ink">{units[0].unitNumber}</span>
    ) : planned === null ? (
      <span className="whitespace-nowrap text-ink-3">{words.noUnit}</span>
    ) : null}
    {units.length > 1 ? <span className="block text-xs text-ink-3">{words.moreUnits(units.length - 1)}</span> : null}
    {planned}
  </>
)

const Status = ({ resident }: { resident: Resident }) => (
  <>
    <ResidentStatusBadge resident={resident} />
    {resident.invitation ? (
      <span className="block text-xs text-ink-3">{invitationWords.badge[resident.invitation]}</span>
    ) : null}
    {resident.user.email === '' ? <span className="block text-xs text-ink-3">{words.noSignIn}</span> : null}
  </>
)
