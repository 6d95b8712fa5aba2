import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { OfficeAnnouncement } from './contract.ts'
import { english as words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'

const yesOrNo = (value: boolean) => (value ? words.facts.yes : words.facts.no)

/** The column that names an announcement. */
export const fixedColumns = ['title'] as const

/** The columns of a printed list: the title and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Announcements as they are exported or printed. */
export function exportedAnnouncements(
  announcements: readonly OfficeAnnouncement[],
  timeZone: string,
  shown?: readonly string[] | null,
) {
  const time = (at: string | null) => (at === null ? '' : dashboardTime(at, timeZone))
  const count = (n: number | undefined) => (n === undefined ? '' : String(n))
  return exportedTable(
    exportWords.columns,
    announcements,
    ({ reach, createdBy, ...announcement }) => ({
      title: announcement.title,
      category: announcement.category,
      state: words.states[announcement.state],
      audience: announcement.audienceName,
      emergency: yesOrNo(announcement.emergency),
      byMail: yesOrNo(announcement.byMail),
      published: time(announcement.publishedAt),
      expires: time(announcement.expiresAt),
      people: count(reach?.people),
      read: count(reach?.read),
      failed: count(reach?.failed),
      author: `${createdBy.firstName} ${createdBy.lastName}`.trim(),
      created: time(announcement.createdAt),
    }),
    shown,
  )
}
