import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { SaveCodes } from './SaveCodes.tsx'
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx'
import { useCreateRecoveryCodes, useTurnOff } from './queries.ts'

type Act = 'codes' | 'off'
type Props = { action: Act | null; email: string; onClose: () => void }

/** The two actions for a second factor that is on: create new recovery codes, or turn it off. */
export function ChangeSecondFactor({ action, email, onClose }: Props) {
  const { last, open, turn } = useLingering(action)
  if (last === null) return null
  if (last === 'off') return <TurnOff key={turn} open={open} onClose={onClose} />
  return <NewCodes key={turn} open={open} email={email} onClose={onClose} />
}

function TurnOff({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useTexts(secondFactorTexts)
  const off = useTurnOff()
  return (
    <ReauthenticateDialog
      open={open}
      onClose={onClose}
      title={words.turnOffTitle}
      lead={words.turnOffLead}
      verb={words.turnOff}
      busyText={words.turningOff}
      sending={off}
      onDone={({ message }: { message: string }) => {
        toast.success(message)
        onClose()
      }}
    />
  )
}

function NewCodes({ open, email, onClose }: { open: boolean; email: string; onClose: () => void }) {
  const words = useTexts(secondFactorTexts)
  const make = useCreateRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <SaveCodes open={open} codes={codes} email={email} onDone={onClose} />
  return (
    <ReauthenticateDialog
      open={open}
      onClose={onClose}
      title={words.newCodesTitle}
      lead={words.newCodesLead}
      verb={words.createCodes}
      busyText={words.creatingCodes}
      sending={make}
      onDone={({ recoveryCodes }: { recoveryCodes: string[] }) => setCodes(recoveryCodes)}
    />
  )
}
