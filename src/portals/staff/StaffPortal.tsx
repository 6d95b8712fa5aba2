import { prefetchQueue } from '#maintenance/staff/screens/queries.ts'
import { copyReads } from '#platform/ui/data/call.ts'
import { deleteCopies, findCopy, saveCopy } from '#platform/ui/data/offline/read-copies.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { PrefetchSection } from '../frame/first-data.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { onDemand } from '../frame/section.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { frameTexts } from '../frame/messages/index.ts'

const queue = {
  key: 'requests',
  label: frameTexts.en.staffPortal,
  ...onDemand(() => import('./StaffRequests.tsx').then((file) => file.StaffRequests)),
}

copyReads({ deleteCopies, findCopy, saveCopy })

export const loadFirstSection = queue.load
export const prefetchFirstSection: PrefetchSection = prefetchQueue

/** The staff portal: the queue of requests. */
export function StaffPortal() {
  const words = useTexts(frameTexts)
  return (
    <>
      <PortalHeader area={words.areas.staff} foldsBanners />
      <MainContent>
        <SectionBody section={queue} />
      </MainContent>
    </>
  )
}
