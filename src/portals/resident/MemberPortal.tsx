import type { ComponentType } from 'react'
import { memberTexts } from '#occupancy/members/messages/index.ts'
import { Household } from '#occupancy/members/screens/Household.tsx'
import { useOwnHousehold } from '#occupancy/members/screens/queries.ts'
import { OwnedUnits } from '#occupancy/owners/screens/OwnedUnits.tsx'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Section } from '../frame/section.tsx'
import { LoadingPage } from '../frame/states/LoadingPage.tsx'
import { MemberHome } from './MemberHome.tsx'

/** The right that each section of the resident portal needs, `any` for none; the others are for residents only. */
const rightOf: Partial<Record<string, HouseholdRight | 'any'>> = {
  'front-desk': 'any',
  announcements: 'announcements',
  maintenance: 'requests',
  calendar: 'resources',
  resources: 'resources',
  payments: 'payments',
  household: 'household',
}

type Sections = readonly [Section, ...Section[]]
type Props = {
  /** Passed in: if this file imported it, the start of the portal would be split into more files. */
  Frame: ComponentType<{ sections: Sections; subtitle: string; isMember: boolean }>
  sections: Sections
}

/** The portal of a household member: the home of the resident who invited them, with what they may use. */
export function MemberPortal({ Frame, sections: [first, ...others] }: Props) {
  const words = useTexts(memberTexts)
  const { data: own, isFetched } = useOwnHousehold()
  // Without the rights, the section that the address names is unknown.
  if (!isFetched) return <LoadingPage />
  const [home] = own?.homes ?? []
  const allowed = others.filter(({ key }) => {
    const right = rightOf[key]
    return right === 'any' ? home !== undefined : right !== undefined && own?.rights.includes(right)
  })
  return (
    <Frame
      sections={[{ ...first, Screen: MemberHome }, ...allowed]}
      subtitle={home ? words.residence(home.unitNumber) : words.role}
      isMember
    />
  )
}

const PlannedHousehold = later(() => import('./PlannedHousehold.tsx').then((file) => file.PlannedHousehold))

/** The Household tab, with the units of an owner; in this file, so that the start of the portal names one file less. */
export const HouseholdSection = ({ isMember }: { isMember?: boolean | undefined }) => (
  <>
    <Household noHome={<PlannedHousehold />} />
    {isMember ? null : <OwnedUnits />}
  </>
)
