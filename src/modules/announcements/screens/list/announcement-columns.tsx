import { dashboardTime } from '#platform/time/dates.ts'
import { offeredOf, type TableColumn } from '#platform/ui/lists/columns/table-column.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { english } from '../../messages/en.ts'
import { exportWords } from '../../messages/export.ts'
import { timesOf } from '../announcement-times.ts'
import { ReadBar } from '../ReadBar.tsx'
import { StateBadge } from '../StateBadge.tsx'

const { head, facts } = english
const yesOrNo = (value: boolean) => (value ? facts.yes : facts.no)

/** The columns beside the title, by the names that exports have for them. */
export const announcementColumns: Readonly<Record<string, TableColumn<OfficeAnnouncement, string>>> = {
  state: { label: head.state, isUsual: true, cell: ({ state }) => <StateBadge state={state} /> },
  audience: {
    label: head.audience,
    isUsual: true,
    className: 'max-w-55',
    leftOut: 'max-lg:hidden',
    cell: ({ audienceName }) => (
      <span className="block truncate" title={audienceName}>
        {audienceName}
      </span>
    ),
  },
  published: {
    label: head.sent,
    isUsual: true,
    className: 'tabular',
    leftOut: 'max-lg:hidden',
    detail: (announcement, zone) => timesOf(announcement, zone).end,
    cell: (announcement, zone) => timesOf(announcement, zone).begin,
  },
  read: {
    label: head.read,
    isUsual: true,
    className: 'w-50',
    cell: ({ reach }) => <ReadBar reach={reach} />,
  },
  emergency: { label: exportWords.columns.emergency, cell: ({ emergency }) => yesOrNo(emergency) },
  byMail: { label: exportWords.columns.byMail, cell: ({ byMail }) => yesOrNo(byMail) },
  people: { label: exportWords.columns.people, className: 'tabular', cell: ({ reach }) => reach?.people ?? null },
  author: {
    label: exportWords.columns.author,
    cell: ({ createdBy }) => `${createdBy.firstName} ${createdBy.lastName}`.trim(),
  },
  created: {
    label: exportWords.columns.created,
    className: 'tabular',
    cell: ({ createdAt }, zone) => dashboardTime(createdAt, zone),
  },
}

/** The columns to choose from. */
export const offeredColumns = offeredOf(announcementColumns)
