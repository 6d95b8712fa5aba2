import { useState } from 'react'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { words } from '../second-factor-words.ts'
import { KeepCodes } from './KeepCodes.tsx'
import { ProveDialog } from './ProveDialog.tsx'
import { useMakeCodes, useTurnOff } from './second-factor-queries.ts'

type Act = 'codes' | 'off'
type Props = { act: Act | null; email: string; onClose: () => void }

/** The two deeds at a second factor that is on: new recovery codes, and turning it off. */
export function ChangeSecondFactor({ act, email, onClose }: Props) {
  const { last, open, turn } = useLingering(act)
  if (last === null) return null
  if (last === 'off') return <TurnOff key={turn} open={open} onClose={onClose} />
  return <NewCodes key={turn} open={open} email={email} onClose={onClose} />
}

function TurnOff({ open, onClose }: { open: boolean; onClose: () => void }) {
  const off = useTurnOff()
  return (
    <ProveDialog
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
  const make = useMakeCodes()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <KeepCodes open={open} codes={codes} email={email} onDone={onClose} />
  return (
    <ProveDialog
      open={open}
      onClose={onClose}
      title={words.newCodesTitle}
      lead={words.newCodesLead}
      verb={words.makeCodes}
      busyText={words.makingCodes}
      sending={make}
      onDone={({ recoveryCodes }: { recoveryCodes: string[] }) => setCodes(recoveryCodes)}
    />
  )
}
