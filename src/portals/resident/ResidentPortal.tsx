import { useSearch } from '@tanstack/react-router'
import { accountTexts } from '#accounts/messages/index.ts'
import { useOwnProfile } from '#residents/screens/queries.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { sectionAt } from '../frame/section.ts'
import { SectionBody } from '../frame/SectionBody.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { useUser } from '../frame/user.ts'
import { frameTexts } from '../frame/messages/index.ts'
import { sectionsOf } from './sections.ts'

export function ResidentPortal() {
  const words = useTexts(frameTexts)
  const { tab } = useSearch({ from: '/tenant' })
  const { id } = useUser()
  const profile = useOwnProfile(id).data
  const sections = sectionsOf(profile?.isOwner ?? false)
  const current = sectionAt(sections, tab)
  const subtitle = useSubtitle(profile?.units ?? [])
  return (
    <>
      <PortalHeader area={words.areas.tenant} subtitle={subtitle}>
        <SectionTabs to="/tenant" sections={sections} current={current} />
      </PortalHeader>
      <MainContent>
        <SectionBody section={current} />
      </MainContent>
    </>
  )
}

/** Below the resident's name: their current home. */
function useSubtitle(homes: readonly { unitNumber: string }[]): string {
  const accountWords = useTexts(accountTexts)
  const words = useTexts(frameTexts)
  if (homes.length === 0) return accountWords.roles.tenant
  return words.residentOf(homes.map(({ unitNumber }) => unitNumber).join(', '))
}
