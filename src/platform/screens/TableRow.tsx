import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** Opens the row's object; a button or link in the row does the same for the keyboard. */
  onOpen?: () => void
  selected?: boolean
  /** Its place among all rows, the head being 1, where not all are drawn. */
  index?: number
  children: ReactNode
}

export function TableRow({ onOpen, selected, index, children }: Props) {
  return (
    <tr
      aria-rowindex={index}
      data-selected={selected ? '' : undefined}
      onClick={(event) => {
        if (isOnRow(event) && window.getSelection()?.isCollapsed !== false) onOpen?.()
      }}
      className={classNames(
        'group/row transition-colors duration-[var(--dur-1)]',
        onOpen && 'cursor-pointer',
        selected ? 'bg-action-soft' : onOpen && 'hover:bg-hover',
      )}
    >
      {children}
    </tr>
  )
}

/** Not on a control of its own, nor in something the row opened elsewhere on the page. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label, [role="combobox"]')
