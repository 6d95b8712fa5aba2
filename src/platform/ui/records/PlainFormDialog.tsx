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
  dirty?: boolean
  width?: 'narrow' | 'normal' | 'wide' | 'widest'
  initialFocus?: RefObject<HTMLElement | null>
  verb: string
  /** The button that closes the dialog: Cancel, if not given. */
  cancel?: string
  /** A button in its place. */
  secondary?: ReactNode
  busyText: string
  isBusy: boolean
  onSave: () => void
  children: ReactNode
}

/** A dialog with one form whose values are state of its component; `FormDialog` is for a validated form. */
export function PlainFormDialog({ verb, cancel, secondary, busyText, isBusy, onSave, children, ...dialog }: Props) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {secondary ?? <CancelButton>{cancel}</CancelButton>}
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
