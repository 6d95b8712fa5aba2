import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { Resident } from '../../resident.ts'
import { invitationWords as words } from '../../messages/invitations.ts'
import { useInvite } from './queries.ts'

type Props = {
  open: boolean
  count: number
  /** The selected residents, also those on other pages. */
  read: () => Promise<readonly Resident[]>
  onClose: () => void
  onDone: () => void
}

/** Says what happens, and invites the selected residents. */
export function InviteMany({ open, count, read, onClose, onDone }: Props) {
  const { invite, isPending } = useInvite()
  const [isReading, setReading] = useState(false)
  const confirm = async () => {
    setReading(true)
    try {
      const tenantIds = (await read()).map(({ id }) => id)
      invite({ tenantIds }, () => {
        onClose()
        onDone()
      })
    } catch (error) {
      toast.failure(words.notSent, error instanceof Error ? error.message : undefined)
    }
    setReading(false)
  }
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.inviteAllQuestion(count)}
      verb={words.inviteChosen(count)}
      harmless
      busy={isPending || isReading}
      busyText={words.inviting}
      onConfirm={() => void confirm()}
    >
      {words.inviteChosenText}
    </Confirmation>
  )
}
