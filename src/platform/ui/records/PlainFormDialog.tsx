import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../display/Button.tsx'
import { CancelButton } from '../overlays/CancelButton.tsx'
import { Dialog } from '../overlays/Dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  over?: ReactNode
  status?: ReactNode
  dirty: boolean
  width?: 'narrow' | 'normal' | 'wide' | 'widest'
  initialFocus?: RefObject<HTMLElement | null>
  verb: string
  cancel: string
  busyText: string
  isBusy: boolean
  onSave: () => void
  children: ReactNode
}

/** A dialog with one form whose values are state of its component; `FormDialog` is for a validated form. */
export function PlainFormDialog({ verb, cancel, busyText, isBusy, onSave, children, ...dialog }: Props) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <CancelButton>{cancel}</CancelButton>
          <Button variant="primary" size="large" type="submit" form={formId} busy={isBusy} busyText={busyText}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
