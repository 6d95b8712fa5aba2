import { Fragment, type ReactNode } from 'react'
import { isMissing } from '../data/call-failed.ts'
import { Missing } from '../feedback/Missing.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { useAfter } from '../hooks/use-after.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import type { DialogWidth } from '../overlays/dialog-class.ts'

/** What a dialog gets that `useLingering` keeps rendered while it closes. */
export type Opening = { open: boolean; turn: number; onClose: () => void }

type Props<Row> = {
  /** The result of `useLingering` for the id of the record; nothing is rendered before the first opening. */
  shown: { last: string | null; open: boolean; turn: number }
  onClose: () => void
  /** The result of `useQuery` for that id; its data is null when a loaded list does not have the record. */
  record: {
    data: Row | null | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The title until the record is loaded, and the error message in place of the server's own. */
  words: { title: string; loading: string; failed?: string }
  missing: { text: string; help: string; back: string }
  /** Until the record is loaded. */
  footer?: ReactNode
  width?: DialogWidth
  reading?: boolean
  /** Renders the dialog of the record. */
  children: (record: Row, opening: Opening) => ReactNode
}

/** The dialog of one record: loading, missing, or the record. */
export function RecordDialog<Row>({ shown, onClose, record, children, ...rest }: Props<Row>) {
  const { last, open, turn } = shown
  if (last === null) return null
  if (record.data !== undefined && record.data !== null)
    return <Fragment key={last}>{children(record.data, { open, turn, onClose })}</Fragment>
  return <RecordAway key={last} open={open} onClose={onClose} record={record} {...rest} />
}

/**
 * Shown while there is no record: it is loaded, or it is missing. Unseen for 150 ms, because a dialog that another one
 * replaces at once costs a second opening, with its focus.
 */
function RecordAway<Row>({
  open,
  onClose,
  record,
  words,
  missing,
  footer,
  width = 'normal',
  reading = false,
}: Omit<Props<Row>, 'shown' | 'children'> & { open: boolean }) {
  const isSlow = useAfter(150)
  const lacks = record.data === null || isMissing(record.error)
  return (
    <Dialog
      open={open && (isSlow || lacks || record.isError)}
      onClose={onClose}
      title={words.title}
      width={lacks ? 'normal' : width}
      reading={reading}
      footer={lacks ? null : footer}
    >
      {lacks ? (
        <Missing help={missing.help} back={missing.back}>
          {missing.text}
        </Missing>
      ) : (
        <Waiting on={record} words={words.loading} {...(words.failed === undefined ? {} : { failed: words.failed })} />
      )}
    </Dialog>
  )
}
