import type { Announcement } from './own-contract.ts'

type Row = Pick<Announcement, 'id' | 'pinned' | 'read' | 'emergency' | 'expiresAt'>

/** The announcement that the overview shows on top: the newest pinned one that is not read. */
export const findPinnedNotice = <One extends Row>(rows: readonly One[] | undefined): One | undefined =>
  rows?.find(({ pinned, read, emergency }) => pinned && !read && !emergency)

/** The newest announcements of the overview, without those that the same page shows on top or in its banner. */
export function newestBelowNotice<One extends Row>(rows: readonly One[], most: number, now: Date): One[] {
  const notice = findPinnedNotice(rows)
  const isInBanner = ({ emergency, expiresAt }: One) => emergency && (expiresAt === null || new Date(expiresAt) > now)
  return rows.filter((row) => row !== notice && !isInBanner(row)).slice(0, most)
}
