import { Announcements } from '#announcements/screens/Announcements.tsx'
import { offeredColumns } from '#announcements/screens/list/announcement-columns.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'

/** The Announcements section, with the saved views and the chosen columns of its list. */
export const AnnouncementsSection = () => (
  <Announcements views={<ViewNav list="announcements" />} columns={useListColumns('announcements', offeredColumns)} />
)
