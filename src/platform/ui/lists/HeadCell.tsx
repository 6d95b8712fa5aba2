import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  align?: 'left' | 'right'
  /** Set when the column is sortable; `none` when another one is sorted. */
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  className?: string
  children: ReactNode
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

export function HeadCell({ align = 'left', sort, onSort, className, children }: Props) {
  const Arrow = sort ? arrows[sort] : null
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={classNames(
        'h-9 bg-sunken px-3 text-xs font-[525] whitespace-nowrap text-ink-3 shadow-[inset_0_-1px_0_var(--line)] first:rounded-tl-lg first:pl-4.5 last:rounded-tr-lg last:pr-3.5',
        align === 'right' && 'text-right',
        className,
      )}
    >
      {Arrow ? (
        <button
          type="button"
          onClick={onSort}
          className="group inline-flex h-6 items-center gap-1 rounded-sm hover:text-ink"
        >
          {children}
          <Arrow
            aria-hidden="true"
            size={12}
            className={
              sort === 'none' ? 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100' : 'text-action-ink'
            }
          />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
