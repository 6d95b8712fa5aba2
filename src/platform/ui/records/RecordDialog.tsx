import type { ReactNode } from 'react'
import { isMissing } from '../data/call-failed.ts'
import { Missing } from '../feedback/Missing.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import type { DialogWidth } from '../overlays/dialog-class.ts'

/** What a dialog gets that `useLingering` keeps rendered while it closes. */
export type Opening = { open: boolean; turn: number; onClose: () => void }

type Props<Row> = Opening & {
  /** The result of `useQuery`. */
  record: { data: Row | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The title until the record is loaded. */
  title: string
  loading: string
  /** The error message, in place of the server's own. */
  failed?: string
  missing: { text: string; help: string; back: string }
  width?: DialogWidth
  reading?: boolean
  /** Renders the dialog of the record. */
  children: (record: Row, opening: Opening) => ReactNode
}

/** The dialog of one record: loading, missing, or the record. */
export function RecordDialog<Row>({
  record,
  open,
  turn,
  onClose,
  title,
  loading,
  failed,
  missing,
  width = 'normal',
  reading = false,
  children,
}: Props<Row>) {
  if (record.data !== undefined) return children(record.data, { open, turn, onClose })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={isMissing(record.error) ? 'normal' : width}
      reading={reading}
    >
      <Waiting
        on={record}
        words={loading}
        {...(failed === undefined ? {} : { failed })}
        missing={
          <Missing help={missing.help} back={missing.back}>
            {missing.text}
          </Missing>
        }
      />
    </Dialog>
  )
}
