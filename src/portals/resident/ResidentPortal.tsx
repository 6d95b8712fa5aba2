import { useSearch } from '@tanstack/react-router'
import { words as accountWords } from '#accounts/words.ts'
import { useOwnProfile } from '#residents/screens/queries.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { sectionAt } from '../frame/section.ts'
import { SectionBody } from '../frame/SectionBody.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { useUser } from '../frame/user.ts'
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

/** What stands under the resident's name: where they live now. */
function useStanding(): string {
  const { id } = useUser()
  const homes = useOwnProfile(id).data?.units ?? []
  if (homes.length === 0) return accountWords.roles.tenant
  return words.residentOf(homes.map(({ unitNumber }) => unitNumber).join(', '))
}
