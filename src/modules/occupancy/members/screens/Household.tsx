import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { HouseholdHome, HouseholdMember, OwnHousehold } from '../contract.ts'
import { memberTexts } from '../messages/index.ts'
import { EndMemberQuestion } from './EndMemberQuestion.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberRow, nameOf } from './MemberRow.tsx'
import { useEndMember, useInviteMember, useInviteMemberAgain, useOwnHousehold } from './queries.ts'
import { RightsDialog } from './RightsDialog.tsx'

/** The Household tab of the resident portal: the people whom the resident invited, and inviting. */
export function Household({ noHome }: { noHome: ReactNode }) {
  const words = useTexts(memberTexts)
  const own = useOwnHousehold()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<HouseholdMember | null>(null)
  const [ending, setEnding] = useState<HouseholdMember | null>(null)
  const end = useEndMember()
  const hasHome = (own.data?.homes.length ?? 0) > 0
  return (
    <>
      <ListPage
        title={words.title}
        line={words.line}
        list={own}
        loading={words.loading}
        failed={words.failed}
        actions={
          hasHome ? (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {words.invite}
            </Button>
          ) : null
        }
      >
        {(household) =>
          household.homes.length === 0 ? (
            noHome
          ) : (
            <div className="grid gap-4">
              {household.homes.map((home) => (
                <Home key={home.unitId} home={home} own={household} onChange={setChanging} onEnd={setEnding} />
              ))}
            </div>
          )
        }
      </ListPage>
      {own.data ? <Invite own={own.data} open={inviting} onClose={() => setInviting(false)} /> : null}
      <RightsDialog member={changing} offered={own.data?.rights ?? []} onClose={() => setChanging(null)} />
      <EndMemberQuestion member={ending} onClose={() => setEnding(null)} end={end} words={words} />
    </>
  )
}

function Invite({ own: { homes, rights }, ...dialog }: { own: OwnHousehold; open: boolean; onClose: () => void }) {
  const words = useTexts(memberTexts)
  const invite = useInviteMember()
  const [home, ...others] = homes
  return (
    <InviteDialog
      homes={homes}
      rights={rights}
      {...(home && others.length === 0 ? { status: words.residence(home.unitNumber) } : {})}
      invite={invite}
      {...dialog}
      words={{ hint: words.emailHint, verb: words.send, done: words.sent, failed: words.notSent }}
    />
  )
}

type HomeProps = {
  home: HouseholdHome
  own: OwnHousehold
  onChange: (member: HouseholdMember) => void
  onEnd: (member: HouseholdMember) => void
}

function Home({ home: { unitNumber, members }, own: { limit }, onChange, onEnd }: HomeProps) {
  const words = useTexts(memberTexts)
  const again = useInviteMemberAgain()
  const inviteAgain = (member: HouseholdMember) =>
    again.mutate(member.id, {
      onSuccess: () => toast.success(words.sent(nameOf(member))),
      onError: (error) => toast.failure(words.notSent, error.message),
    })
  return (
    <Card title={words.residence(unitNumber)} flush={members.length === 0}>
      {members.length === 0 ? (
        <Empty icon={UsersRound} help={words.noneHelp}>
          {words.none}
        </Empty>
      ) : (
        <ul aria-label={words.residence(unitNumber)}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member}>
              {member.status === 'invited' ? (
                <Button
                  size="small"
                  aria-label={`${words.again}: ${nameOf(member)}`}
                  busy={again.isPending && again.variables === member.id}
                  onClick={() => inviteAgain(member)}
                >
                  {words.again}
                </Button>
              ) : null}
              <Button size="small" aria-label={`${words.change}: ${nameOf(member)}`} onClick={() => onChange(member)}>
                {words.change}
              </Button>
              <Button
                size="small"
                variant="danger-outlined"
                aria-label={`${words.end}: ${nameOf(member)}`}
                onClick={() => onEnd(member)}
              >
                {words.end}
              </Button>
            </MemberRow>
          ))}
        </ul>
      )}
      {members.length >= limit ? <p className="mt-3 text-sm text-ink-3">{words.atLimit(limit)}</p> : null}
    </Card>
  )
}
