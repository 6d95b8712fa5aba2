import type { ReactNode } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import type { DialogWidth } from '#platform/screens/dialog-class.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import type { ChangedField } from '../changed-field.ts'
import { words } from '../words.ts'
import { FieldChanges } from './FieldChanges.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** What is different, in readable words. */
  fields: readonly ChangedField[]
  onConfirm: () => void
  /** The call that makes the change. */
  making: { isPending: boolean; isError: boolean; error: { message: string } | null }
  title?: string
  /** What follows from the change, in a sentence: whom it concerns, what stays. */
  note?: ReactNode
  /** Above the list: a drawing, a picture, a link to the page as it would be. */
  children?: ReactNode
  verb?: string
  busyText?: string
  back?: string
  width?: DialogWidth
  /** Why it cannot be made, for a change that is checked first. */
  whyNot?: string | null
}

/** Every change of the settings is shown before it is made: field by field, what stands there and what would. */
export function ChangePreview({
  open,
  onClose,
  fields,
  onConfirm,
  making,
  title = words.previewTitle,
  note,
  children,
  verb = words.make,
  busyText = words.making,
  back = words.goOn,
  width = 'normal',
  whyNot = null,
}: Props) {
  const nothing = fields.length === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      status={nothing ? words.noDifference : words.previewText(fields.length)}
      width={width}
      reading
      footer={
        <>
          <Button onClick={onClose}>{back}</Button>
          <Button
            look="primary"
            onClick={onConfirm}
            busy={making.isPending}
            busyText={busyText}
            disabledBecause={nothing ? words.noDifference : whyNot}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {making.isError ? (
          <Notice tone="danger" live title={words.notChanged}>
            {making.error?.message}
          </Notice>
        ) : null}
        {children}
        {nothing ? null : <FieldChanges fields={fields} />}
        {note ? <p className="text-sm text-ink-2">{note}</p> : null}
      </div>
    </Dialog>
  )
}
