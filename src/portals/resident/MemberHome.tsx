import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { memberTexts } from '#occupancy/members/messages/index.ts'
import { useOwnHousehold } from '#occupancy/members/screens/queries.ts'
import { OwnCodes } from '#occupancy/screens/OwnCodes.tsx'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { Contact } from './Contact.tsx'
import { GarageDoors } from './GarageDoors.tsx'
import { SectionLink } from './SectionLink.tsx'

/** Where a right is used; codes are on the first page itself. */
const sectionOf: Partial<Record<HouseholdRight, string>> = {
  requests: 'maintenance',
  resources: 'resources',
  announcements: 'announcements',
  payments: 'payments',
  household: 'household',
}

/** The first page of a household member: the home, what they may use there, and the codes if they may see them. */
export function MemberHome() {
  const words = useTexts(memberTexts)
  const codeWords = useTexts(ownCodeTexts)
  const household = useOwnHousehold()
  const own = household.data
  if (!own)
    return (
      <>
        <PageHead title={words.title} />
        <Waiting on={household} words={words.loading} failed={words.failed} />
      </>
    )
  const {
    homes: [home],
    rights,
  } = own
  return (
    <>
      <PageHead
        title={home ? words.residence(home.unitNumber) : words.title}
        line={home ? `${words.floor(home.floor)} · ${words.homeOf(home.resident)}` : null}
      />
      {home ? (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card title={words.mayUse}>
            {rights.length === 0 ? (
              <p>{words.nothing}</p>
            ) : (
              <ul className="grid gap-1">
                {rights.map((right) => (
                  <li key={right}>
                    {sectionOf[right] ? (
                      <SectionLink tab={sectionOf[right]}>{words.rights[right].label}</SectionLink>
                    ) : (
                      words.rights[right].label
                    )}
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-3 text-sm text-ink-3">
              {words.memberLine(home.resident)} {words.ask}
            </p>
          </Card>
          {rights.includes('codes') ? (
            <Card title={codeWords.title}>
              <OwnCodes />
              <GarageDoors />
            </Card>
          ) : null}
          <Contact />
        </div>
      ) : (
        <Notice tone="info">{words.paused}</Notice>
      )}
    </>
  )
}
