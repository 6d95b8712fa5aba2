import { useSearch } from '@tanstack/react-router'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { sectionAt } from '../frame/section.ts'
import { SectionBody } from '../frame/SectionBody.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { words } from '../frame/words.ts'
import { sections } from './sections.ts'

/** A resident's own portal. */
export function ResidentPortal() {
  const { tab } = useSearch({ from: '/tenant' })
  const current = sectionAt(sections, tab)
  return (
    <>
      <PortalHeader area={words.areas.tenant}>
        <SectionTabs to="/tenant" sections={sections} current={current} />
      </PortalHeader>
      <MainContent>{current ? <SectionBody section={current} /> : null}</MainContent>
    </>
  )
}
