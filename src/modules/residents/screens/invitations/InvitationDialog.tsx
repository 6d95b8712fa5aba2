import { localeOf } from '#platform/language/language.ts'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import MailCheck from 'lucide-react/icons/mail-check'
import { type InvitationState, invitationStates } from '#accounts/choices.ts'
import { invitationWords as words } from '../../messages/invitations.ts'
import type { DescribePlannedMoves } from '../lease/planned-moves.ts'
import { InvitationList } from './InvitationList.tsx'
import { useInvitable, useInvitationFigures, useInvite } from './queries.ts'

type Props = {
  open: boolean
  describePlannedMoves: DescribePlannedMoves
  onClose: () => void
  /** Shows the rows of a figure in the list of tenants. */
  onShow: (state: InvitationState) => void
}

/** Who has never signed in, with the state of each invitation; invites the chosen or all. */
export function InvitationDialog({ open, describePlannedMoves, onClose, onShow }: Props) {
  const people = useInvitable(open)
  const { invite, isPending } = useInvite()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setIsConfirming] = useState(false)
  const rows = people.data?.rows ?? []
  const total = people.data?.total ?? 0
  const chosenIds = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        title={words.title}
        footer={
          total === 0 ? null : (
            <>
              <Button busy={isPending && isConfirming} onClick={() => setIsConfirming(true)}>
                {words.inviteAll(total)}
              </Button>
              <Button
                variant="primary"
                busy={isPending && !isConfirming}
                busyText={words.inviting}
                disabledBecause={chosenIds.length === 0 ? words.chooseFirst : null}
                onClick={() => invite({ tenantIds: chosenIds }, () => setChosen(new Set()))}
              >
                {words.inviteChosen(chosenIds.length)}
              </Button>
            </>
          )
        }
      >
        <p className="mb-4 text-ink-2">{words.help}</p>
        <Figures onShow={onShow} />
        {people.data === undefined ? (
          <Waiting on={people} words={words.loading} />
        ) : total === 0 ? (
          <Empty icon={MailCheck} help={words.nobodyHelp}>
            {words.nobody}
          </Empty>
        ) : (
          <InvitationList
            residents={rows}
            total={total}
            chosen={chosen}
            onChoose={setChosen}
            describePlannedMoves={describePlannedMoves}
          />
        )}
      </Dialog>
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.inviteAllQuestion(total)}
        verb={words.inviteAll(total)}
        harmless
        busy={isPending}
        busyText={words.inviting}
        onConfirm={() => invite({ everyone: true }, () => setIsConfirming(false))}
      >
        {words.inviteAllText}
      </Confirmation>
    </>
  )
}

/** The number of people in each state; each leads to its rows. */
function Figures({ onShow }: { onShow: (state: InvitationState) => void }) {
  const figures = useInvitationFigures().data
  if (!figures) return null
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {invitationStates
        .filter((state) => figures[state] > 0)
        .map((state) => (
          <li key={state}>
            <Button size="small" onClick={() => onShow(state)}>
              {words.states[state]}{' '}
              <span className="tabular text-ink-3">{figures[state].toLocaleString(localeOf('en'))}</span>
              <span className="sr-only">{words.showRows}</span>
            </Button>
          </li>
        ))}
    </ul>
  )
}
