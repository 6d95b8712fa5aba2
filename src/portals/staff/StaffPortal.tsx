import { lazy } from 'react'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { words } from '../frame/words.ts'

const queue = {
  key: 'requests',
  label: words.staffPortal,
  Screen: lazy(() => import('#maintenance/screens/StaffQueue.tsx').then((file) => ({ default: file.StaffQueue }))),
}

/** The staff's portal: their queue of requests is all of it. */
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
