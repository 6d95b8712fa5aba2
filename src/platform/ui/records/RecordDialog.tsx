import type { ReactNode } from 'react'
import { isMissing } from '../data/call-failed.ts'
import { Missing } from '../feedback/Missing.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { useLingering } from '../hooks/use-lingering.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import type { DialogWidth } from '../overlays/dialog-class.ts'

/** What a dialog gets that `useLingering` keeps rendered while it closes. */
export type Opening = { open: boolean; turn: number; onClose: () => void }

type RecordQuery<Row> = {
  /** Null when a loaded list does not have the record. */
  data: Row | null | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}
type Props<Row> = {
  /** Null closes the dialog; the last record stays rendered meanwhile. */
  id: string | null
  onClose: () => void
  /** The hook that reads the record; `turn` counts the openings. */
  useRecord: (id: string, turn: number) => RecordQuery<Row>
  /** The title until the record is loaded. */
  title: string
  loading: string
  /** The error message, in place of the server's own. */
  failed?: string
  missing: { text: string; help: string; back: string }
  /** Until the record is loaded. */
  footer?: ReactNode
  width?: DialogWidth
  reading?: boolean
  /** Renders the dialog of the record. */
  children: (record: Row, opening: Opening) => ReactNode
}

/** The dialog of one record: loading, missing, or the record. */
export function RecordDialog<Row>({ id, ...props }: Props<Row>) {
  const { last, open, turn } = useLingering(id)
  return last === null ? null : <OpenRecord key={last} {...props} id={last} open={open} turn={turn} />
}

function OpenRecord<Row>({
  id,
  open,
  turn,
  onClose,
  useRecord,
  title,
  loading,
  failed,
  missing,
  footer,
  width = 'normal',
  reading = false,
  children,
}: Props<Row> & Opening & { id: string }) {
  const record = useRecord(id, turn)
  if (record.data !== undefined && record.data !== null) return children(record.data, { open, turn, onClose })
  const lacks = record.data === null || isMissing(record.error)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={lacks ? 'normal' : width}
      reading={reading}
      footer={lacks ? null : footer}
    >
      {lacks ? (
        <Missing help={missing.help} back={missing.back}>
          {missing.text}
        </Missing>
      ) : (
        <Waiting on={record} words={loading} {...(failed === undefined ? {} : { failed })} />
      )}
    </Dialog>
  )
}
