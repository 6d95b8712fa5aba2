import { officeKitWords } from '../../../language/messages/office.ts'
import { HeadCell } from '../HeadCell.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

type Row = { id: string }
type Props<R extends Row> = { rows: readonly R[]; selection: Selection<R> }

/** The head of the column of checkboxes: selects all rows of the page, or none. */
export function SelectPageCell<R extends Row>({ rows, selection }: Props<R>) {
  const isFull = rows.every(({ id }) => selection.has(id))
  return (
    <HeadCell className="w-px pr-0">
      <SelectBox
        label={officeKitWords.selectPage}
        checked={isFull}
        isPartly={selection.count > 0 && !isFull}
        onToggle={() => selection.togglePage(rows)}
      />
    </HeadCell>
  )
}
