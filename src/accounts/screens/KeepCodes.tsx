import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { toast } from '#platform/screens/toast.ts'
import { words } from '../second-factor-words.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'

type Props = { open: boolean; codes: readonly string[]; email: string; onDone: () => void }

/** Shows new recovery codes; it stays until the person says that they are kept, because they never come again. */
export function KeepCodes({ open, codes, email, onDone }: Props) {
  const [kept, setKept] = useState(false)
  const leave = () => (kept ? onDone() : toast.info(words.keepFirst))
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={words.codesTitle}
      width="narrow"
      footer={
        <Button look="primary" disabledBecause={kept ? null : words.keepFirst} onClick={onDone}>
          {words.done}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} email={email} kept={kept} onKept={setKept} />
    </Dialog>
  )
}
