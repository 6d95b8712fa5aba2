import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from './Button.tsx'
import { CancelButton } from './CancelButton.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogWidth } from './dialog-class.ts'
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
  /** What stands over the list of wrong fields. */
  pleaseCheck: string
  verb: string
  /** The call that is under way. */
  sending: { isPending: boolean }
  busyText: string
  /** Above the fields; it stays in sight however far they are scrolled. */
  notice?: ReactNode
  /** Fields side by side where there is room. */
  columns?: 1 | 2
  children: ReactNode
}

/** A dialog that is one form: fields, what is wrong with them, and a button that sends. What was typed is asked about. */
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
  busyText,
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
          <Button look="primary" type="submit" form={id} busy={sending.isPending} busyText={busyText}>
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
          // React passes it on to a form around, although the dialog stands elsewhere in the document.
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
