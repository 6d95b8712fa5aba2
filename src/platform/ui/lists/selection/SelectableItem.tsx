import type { ReactNode } from 'react'
import { officeKitWords } from '../../../language/messages/office.ts'
import { classNames } from '../../theme/class-names.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

type Row = { id: string }
type Props<R extends Row> = {
  row: R
  /** All rows of the page, between which Shift selects a range. */
  rows: readonly R[]
  selection: Selection<R>
  name: string
  /** Nothing in it has `data-row-focus`. */
  hasNoFocus?: boolean
  /** The row is one line. */
  isDense?: boolean
  className?: string
  children: ReactNode
}

/** A row of a list without columns, with its checkbox. */
export function SelectableItem<R extends Row>(props: Props<R>) {
  const { row, rows, selection, name, hasNoFocus = false, isDense = false, className, children } = props
  const isTicked = selection.has(row.id)
  return (
    <li
      data-row={row.id}
      data-selected={isTicked ? '' : undefined}
      className={classNames(
        'flex items-start border-t border-line first:border-t-0 focus-within:shadow-[inset_2px_0_0_var(--focus)]',
        isTicked && 'bg-action-soft',
        className,
      )}
    >
      <span className={classNames('shrink-0 pl-4.5 max-md:py-2 max-md:pl-4', isDense ? 'py-2' : 'py-3.5')}>
        <SelectBox
          label={officeKitWords.selectRow(name)}
          checked={isTicked}
          onToggle={(range) => selection.toggle(row, rows, range)}
          hasRowFocus={hasNoFocus}
        />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
