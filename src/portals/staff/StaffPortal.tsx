import { lazy } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { frameTexts } from '../frame/messages/index.ts'

const queue = {
  key: 'requests',
  label: frameTexts.en.staffPortal,
  Screen: lazy(() => import('./StaffRequests.tsx').then((file) => ({ default: file.StaffRequests }))),
}

/** The staff portal: the queue of requests. */
export function StaffPortal() {
  const words = useTexts(frameTexts)
  return (
    <>
      <PortalHeader area={words.areas.staff} />
      <MainContent>
        <SectionBody section={queue} />
      </MainContent>
    </>
  )
}
