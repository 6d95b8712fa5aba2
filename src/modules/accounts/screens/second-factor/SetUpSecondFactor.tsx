import { useId, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { SecondFactorSetup } from '../../second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { ConfirmApp } from './ConfirmApp.tsx'
import { SaveCodes } from './SaveCodes.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Props = { open: boolean; email: string; onClose: () => void }

/** Three steps: the password, the QR code with a code of the app, the recovery codes. */
export function SetUpSecondFactor({ open, email, onClose }: Props) {
  const { last, open: shown, turn } = useLingering(open || null)
  return last === null ? null : <Steps key={turn} open={shown} email={email} onClose={onClose} />
}

function Steps({ open, email, onClose }: Props) {
  const words = useTexts(secondFactorTexts)
  const formId = useId()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  if (codes) {
    const done = () => {
      toast.success(words.turnedOn)
      onClose()
    }
    return <SaveCodes open={open} codes={codes} email={email} onDone={done} />
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
        <PasswordStep formId={formId} email={email} onBusy={setBusy} onSetup={setSetup} />
      )}
    </Dialog>
  )
}

function StepButtons({ formId, last, busy }: { formId: string; last: boolean; busy: boolean }) {
  const words = useTexts(secondFactorTexts)
  return (
    <>
      <CancelButton />
      <Button
        variant="primary"
        type="submit"
        form={formId}
        busy={busy}
        busyText={last ? words.turningOn : words.checking}
      >
        {last ? words.turnOn : words.continue}
      </Button>
    </>
  )
}
