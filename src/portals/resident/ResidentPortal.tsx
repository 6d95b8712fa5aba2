import { useSearch } from '@tanstack/react-router'
import { words as accountWords } from '#accounts/words.ts'
import { useOwnRequests } from '#maintenance/screens/queries.ts'
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
  const standing = useStanding()
  return (
    <>
      <PortalHeader area={words.areas.tenant} standing={standing}>
        <SectionTabs to="/tenant" sections={sections} current={current} />
      </PortalHeader>
      <MainContent>
        <SectionBody section={current} />
      </MainContent>
    </>
  )
}

/** What stands under the resident's name: the home their requests are about, while there is one. */
function useStanding(): string {
  const requests = useOwnRequests().data ?? []
  const homes = [...new Set(requests.flatMap(({ unit }) => (unit ? [unit.unitNumber] : [])))]
  return homes.length > 0 ? words.residentOf(homes.join(', ')) : accountWords.roles.tenant
}
