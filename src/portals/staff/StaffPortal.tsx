import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { useUser } from '../frame/user.ts'
import { words } from '../frame/words.ts'
import { sections } from './sections.ts'

/** The staff's own queue of requests. */
export function StaffPortal() {
  const { firstName } = useUser()
  const [queue] = sections
  return (
    <>
      <PortalHeader area={words.areas.staff} />
      <MainContent>
        <p className="mb-0.5 text-ink-3">{words.welcome(firstName)}</p>
        <h1 className="serif mb-[18px] text-[28px] leading-[34px] tracking-[-0.012em] max-md:text-[25px] max-md:leading-[30px]">
          {words.staffHeading}
        </h1>
        {queue ? <SectionBody section={queue} /> : null}
      </MainContent>
    </>
  )
}
