import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  /** Opens the row's record; a button or link in the row does the same by keyboard. */
  onOpen?: () => void
  selected?: boolean
  /** The record's id, for the keys of the list. */
  id?: string
  /** Its position among all rows, the head being 1, if not all are rendered. */
  index?: number
  children: ReactNode
}

export function TableRow({ onOpen, selected, id, index, children }: Props) {
  return (
    <tr
      aria-rowindex={index}
      data-row={id}
      data-selected={selected ? '' : undefined}
      onClick={(event) => {
        if (isOnRow(event) && window.getSelection()?.isCollapsed !== false) onOpen?.()
      }}
      className={classNames(
        'group/row transition-colors duration-[var(--dur-1)]',
        id && 'focus-within:[&>*:first-child]:shadow-[inset_2px_0_0_var(--focus),inset_0_-1px_0_var(--line)]',
        onOpen && 'cursor-pointer',
        selected ? 'bg-action-soft' : onOpen && 'hover:bg-hover',
      )}
    >
      {children}
    </tr>
  )
}

/** Whether the row itself was clicked, not a control in it or a portal that it rendered. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label, [role="combobox"]')
