import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { HouseholdMember } from '../contract.ts'
import { officeWords as words } from '../messages/office.ts'
import { EndMemberQuestion } from './EndMemberQuestion.tsx'
import { MemberRow, nameOf } from './MemberRow.tsx'
import { useEndMemberOfUnit, useHouseholdOfUnit } from './office-queries.ts'

/** For the office: the people whom the residents of a unit invited to the portal. Nothing while there are none. */
export function HouseholdOfUnit({ unitId }: { unitId: string }) {
  const members = useHouseholdOfUnit(unitId)
  const end = useEndMemberOfUnit(unitId)
  const [ending, setEnding] = useState<HouseholdMember | null>(null)
  if (!members.data) return members.isError ? <Waiting on={members} words={words.loading} /> : null
  return (
    <>
      {members.data.length === 0 ? null : (
        <Card level="h3" title={words.title}>
          <ul aria-label={words.title}>
            {members.data.map((member) => (
              <MemberRow key={member.id} member={member}>
                <span className="text-sm text-ink-3">{words.invitedBy(member.invitedBy)}</span>
                <Button
                  size="small"
                  variant="danger-outlined"
                  aria-label={words.endOf(nameOf(member))}
                  onClick={() => setEnding(member)}
                >
                  {words.end}
                </Button>
              </MemberRow>
            ))}
          </ul>
        </Card>
      )}
      <EndMemberQuestion member={ending} onClose={() => setEnding(null)} end={end} words={words} />
    </>
  )
}
