import { lazy } from 'react'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { words } from '../frame/messages/index.ts'

const queue = {
  key: 'requests',
  label: words.staffPortal,
  Screen: lazy(() =>
    import('#maintenance/staff/screens/StaffQueue.tsx').then((file) => ({ default: file.StaffQueue })),
  ),
}

/** The staff portal: the queue of requests. */
export function StaffPortal() {
  return (
    <>
      <PortalHeader area={words.areas.staff} />
      <MainContent>
        <SectionBody section={queue} />
      </MainContent>
    </>
  )
}
