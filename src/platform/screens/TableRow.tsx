import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** Opens the row's object; a button or link in the row does the same for the keyboard. */
  onOpen?: () => void
  selected?: boolean
  children: ReactNode
}

export function TableRow({ onOpen, selected, children }: Props) {
  return (
    <tr
      data-selected={selected ? '' : undefined}
      onClick={(event) => {
        const pressed =
          event.target instanceof Element && event.target.closest('a, button, input, label, [role="combobox"]')
        if (!pressed && window.getSelection()?.isCollapsed !== false) onOpen?.()
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
