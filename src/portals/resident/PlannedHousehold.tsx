import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { ownHouseholdTexts } from '#moves/messages/own-household.ts'
import type { OwnMove, PlannedMember } from '#moves/own-contract.ts'
import { useOwnMove, usePlanMember, usePlannedMembers, useRemovePlannedMember } from '#moves/screens/own-queries.ts'
import { memberTexts } from '#occupancy/members/messages/index.ts'
import { maxMembers } from '#occupancy/members/rules.ts'
import { InviteDialog } from '#occupancy/members/screens/InviteDialog.tsx'
import { MemberRow, nameOf } from '#occupancy/members/screens/MemberRow.tsx'
import { householdRights } from '#platform/household-rights.ts'
import { longDay } from '#platform/time/day-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'

/** The Household tab before the first day in a home: whom the resident invites when it begins. */
export function PlannedHousehold() {
  const words = useTexts(memberTexts)
  const own = useOwnMove()
  if (!own.data) return <Waiting on={own} words={words.loading} failed={words.failed} />
  return own.data.move ? (
    <PlannedHome move={own.data.move} />
  ) : (
    <Card flush>
      <Empty icon={UsersRound}>{words.noHome}</Empty>
    </Card>
  )
}

function PlannedHome({ move: { unitNumber, firstDay } }: { move: OwnMove }) {
  const words = useTexts(memberTexts)
  const plannedWords = useTexts(ownHouseholdTexts)
  const day = longDay(firstDay, useLanguage())
  const planned = usePlannedMembers()
  const plan = usePlanMember()
  const remove = useRemovePlannedMember()
  const [isInviting, setIsInviting] = useState(false)
  const [removing, setRemoving] = useState<PlannedMember | null>(null)
  const members = planned.data
  return (
    <Card
      title={words.residence(unitNumber)}
      action={
        members && members.length < maxMembers ? (
          <Button size="small" icon={UserPlus} onClick={() => setIsInviting(true)}>
            {words.invite}
          </Button>
        ) : null
      }
    >
      <p className="tabular -mt-1 mb-3 text-sm text-ink-3">{plannedWords.from(day)}</p>
      {members ? null : <Waiting on={planned} words={words.loading} failed={plannedWords.failed} />}
      {members?.length === 0 ? (
        <Empty icon={UsersRound} help={plannedWords.noneHelp}>
          {words.none}
        </Empty>
      ) : null}
      {members && members.length > 0 ? (
        <ul aria-label={words.residence(unitNumber)}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} badge={plannedWords.invitedOn(day)}>
              <Button
                size="small"
                variant="danger-outlined"
                aria-label={`${plannedWords.remove}: ${nameOf(member)}`}
                onClick={() => setRemoving(member)}
              >
                {plannedWords.remove}
              </Button>
            </MemberRow>
          ))}
        </ul>
      ) : null}
      {members && members.length >= maxMembers ? (
        <p className="mt-3 text-sm text-ink-3">{words.atLimit(maxMembers)}</p>
      ) : null}
      <InviteDialog
        homes={[]}
        rights={householdRights}
        status={words.residence(unitNumber)}
        invite={plan}
        open={isInviting}
        onClose={() => setIsInviting(false)}
        words={{
          hint: plannedWords.hint(day),
          verb: plannedWords.verb,
          done: (name) => plannedWords.saved(name, day),
          failed: plannedWords.notSaved,
        }}
      />
      <ActionConfirmation
        subject={removing}
        onClose={() => setRemoving(null)}
        onConfirm={({ id }, then) => remove.mutate(id, then)}
        isBusy={remove.isPending}
        words={{
          title: (member) => plannedWords.removeTitle(nameOf(member)),
          verb: plannedWords.remove,
          busy: plannedWords.remove,
          done: plannedWords.removed,
          failed: plannedWords.notRemoved,
        }}
      >
        {() => <p>{plannedWords.removeText}</p>}
      </ActionConfirmation>
    </Card>
  )
}
