import type { ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import type { DialogWidth } from '#platform/ui/overlays/dialog-class.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { ChangedField } from '../changed-field.ts'
import { words } from '../messages/en.ts'
import { FieldChanges } from './FieldChanges.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** The changed fields in words. */
  fields: readonly ChangedField[]
  onConfirm: () => void
  /** The request that saves the change. */
  mutation: { isPending: boolean; isError: boolean; error: { message: string } | null }
  title?: string
  /** A sentence about the consequences: who is affected, what stays. */
  note?: ReactNode
  /** Above the list: a drawing, a picture, or a link to the page's preview. */
  children?: ReactNode
  verb?: string
  busyText?: string
  back?: string
  width?: DialogWidth
  /** Why the change cannot be saved, for a change that is validated first. */
  disabledBecause?: string | null
}

/**
 * The preview that every change of the settings shows before it is saved: each field with its old and its new value.
 */
export function ChangePreview({
  open,
  onClose,
  fields,
  onConfirm,
  mutation,
  title = words.previewTitle,
  note,
  children,
  verb = words.save,
  busyText = words.saving,
  back = words.keepEditing,
  width = 'normal',
  disabledBecause = null,
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
            variant="primary"
            onClick={onConfirm}
            busy={mutation.isPending}
            busyText={busyText}
            disabledBecause={nothing ? words.noDifference : disabledBecause}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {mutation.isError ? (
          <Notice tone="danger" live title={words.notChanged}>
            {mutation.error?.message}
          </Notice>
        ) : null}
        {children}
        {nothing ? null : <FieldChanges fields={fields} />}
        {note ? <p className="text-sm text-ink-2">{note}</p> : null}
      </div>
    </Dialog>
  )
}
