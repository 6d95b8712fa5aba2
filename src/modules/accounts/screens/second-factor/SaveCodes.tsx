import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'

type Props = { open: boolean; codes: readonly string[]; email: string; onDone: () => void }

/**
 * Shows new recovery codes, which are never shown again. It stays open until the person confirms
 * that they saved them.
 */
export function SaveCodes({ open, codes, email, onDone }: Props) {
  const words = useTexts(secondFactorTexts)
  const [isSaved, setIsSaved] = useState(false)
  const leave = () => (isSaved ? onDone() : toast.info(words.saveCodesFirst))
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={words.codesTitle}
      width="narrow"
      footer={
        <Button variant="primary" disabledBecause={isSaved ? null : words.saveCodesFirst} onClick={onDone}>
          {words.done}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} email={email} isSaved={isSaved} onSavedChange={setIsSaved} />
    </Dialog>
  )
}
