import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../display/Button.tsx'
import { CancelButton } from '../overlays/CancelButton.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import type { DialogWidth } from '../overlays/dialog-class.ts'
import { FormErrors } from './FormErrors.tsx'

type Props<Values extends FieldValues, Sent> = {
  open: boolean
  onClose: () => void
  title: string
  status?: ReactNode
  width?: DialogWidth
  form: UseFormReturn<Values, unknown, Sent>
  onSend: (values: Sent) => void
  /** The visible label of each field, in the order of the screen. */
  labels: Parameters<typeof FormErrors<Values>>[0]['labels']
  /** The heading of the list of errors. */
  pleaseCheck: string
  verb: string
  /** The pending mutation; none when the form leads to a preview. */
  sending?: { isPending: boolean }
  busyText?: string
  /** Above the fields; it stays visible while they scroll. */
  notice?: ReactNode
  /** Fields side by side on wide screens. */
  columns?: 1 | 2
  children: ReactNode
}

/** A dialog with one form: fields, errors, and a submit button. Closing it with unsaved input needs a confirmation. */
export function FormDialog<Values extends FieldValues, Sent>({
  open,
  onClose,
  title,
  status,
  width = 'normal',
  form,
  onSend,
  labels,
  pleaseCheck,
  verb,
  sending,
  busyText = verb,
  notice,
  columns = 2,
  children,
}: Props<Values, Sent>) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      status={status}
      width={width}
      dirty={form.formState.isDirty}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" form={id} busy={sending?.isPending ?? false} busyText={busyText}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="sticky top-2 z-[2] mb-4 empty:hidden">{notice}</div>
      <form
        id={id}
        noValidate
        className={columns === 2 ? 'grid gap-x-5 gap-y-4 md:grid-cols-2' : 'grid gap-4'}
        onSubmit={(event) => {
          event.preventDefault()
          // React bubbles the event to an outer form, although the dialog is elsewhere in the DOM.
          event.stopPropagation()
          void form.handleSubmit(onSend)()
        }}
      >
        <div className="empty:hidden md:col-[1/-1]">
          <FormErrors form={form} labels={labels} title={pleaseCheck} />
        </div>
        {children}
      </form>
    </Dialog>
  )
}
