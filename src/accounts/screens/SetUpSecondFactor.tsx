import { useId, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { SecondFactorSetup } from '../second-factor.ts'
import { words } from '../second-factor-words.ts'
import { ConfirmApp } from './ConfirmApp.tsx'
import { KeepCodes } from './KeepCodes.tsx'
import { ProvePassword } from './ProvePassword.tsx'

type Props = { open: boolean; email: string; onClose: () => void }

/** Password, then the square and a code of the app, then the recovery codes. */
export function SetUpSecondFactor({ open, email, onClose }: Props) {
  const { last, open: shown, turn } = useLingering(open || null)
  return last === null ? null : <Steps key={turn} open={shown} email={email} onClose={onClose} />
}

function Steps({ open, email, onClose }: Props) {
  const formId = useId()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  if (codes) {
    const done = () => {
      toast.success(words.turnedOn)
      onClose()
    }
    return <KeepCodes open={open} codes={codes} email={email} onDone={done} />
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.setUpTitle}
      width="narrow"
      footer={<StepButtons formId={formId} last={setup !== null} busy={busy} />}
    >
      {setup ? (
        <ConfirmApp formId={formId} setup={setup} onBusy={setBusy} onCodes={setCodes} />
      ) : (
        <ProvePassword formId={formId} email={email} onBusy={setBusy} onSetup={setSetup} />
      )}
    </Dialog>
  )
}

function StepButtons({ formId, last, busy }: { formId: string; last: boolean; busy: boolean }) {
  return (
    <>
      <CancelButton />
      <Button look="primary" type="submit" form={formId} busy={busy} busyText={last ? words.turningOn : words.checking}>
        {last ? words.turnOn : words.continue}
      </Button>
    </>
  )
}
