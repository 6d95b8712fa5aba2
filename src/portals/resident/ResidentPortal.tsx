import { useLocation } from '#platform/ui/navigation/use-location.ts'
import { lazy, Suspense } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { useOwnProfile } from '#residents/screens/queries.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { LoadingPage } from '../frame/states/LoadingPage.tsx'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { type Section, sectionAt } from '../frame/section.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { useUser } from '../frame/user.ts'
import { frameTexts } from '../frame/messages/index.ts'
import { sectionsOf } from './sections.ts'

const MemberPortal = lazy(async () => ({ default: (await import('./MemberPortal.tsx')).MemberPortal }))

export const loadFirstSection = sectionsOf()[0].load

export function ResidentPortal() {
  if (useUser().role === 'tenant') return <PortalOfResident />
  return (
    <Suspense fallback={<LoadingPage />}>
      <MemberPortal Frame={Frame} sections={sectionsOf()} />
    </Suspense>
  )
}

function PortalOfResident() {
  const { id } = useUser()
  const { data: profile, isPending } = useOwnProfile(id)
  // Until it is known whether they have moved out, nothing shows what only residents have.
  return <Frame sections={sectionsOf(profile)} subtitle={useSubtitle(profile?.units ?? [])} isPending={isPending} />
}

type FrameProps = {
  sections: readonly [Section, ...Section[]]
  subtitle: string
  isMember?: boolean | undefined
  /** The sections are not known yet. The section loads its data meanwhile, but is not shown. */
  isPending?: boolean
}

/** The header with the tabs, and the section that the address names. */
function Frame({ sections, subtitle, isMember, isPending = false }: FrameProps) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const { tab } = useLocation().search
  const current = sectionAt(sections, tab)
  // The tab is marked at once, its screen follows.
  const shown = sectionAt(sections, useAddress().at('tab'))
  return (
    <>
      <PortalHeader area={words.areas.tenant} subtitle={subtitle}>
        {isPending ? (
          <div className="h-10.5 max-md:h-11.5" />
        ) : (
          <SectionTabs to="/tenant" sections={sections} current={current} />
        )}
      </PortalHeader>
      <MainContent>
        {isPending ? (
          <>
            <output className="sr-only">{accountWords.loading}</output>
            <ListSkeleton />
          </>
        ) : null}
        <div hidden={isPending}>
          <SectionBody section={shown} isMember={isMember} />
        </div>
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
