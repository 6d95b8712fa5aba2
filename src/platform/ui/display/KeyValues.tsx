import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  /** `below`: a long unbreakable value, such as an address, on a line of its own under its name. */
  rows: readonly (readonly [name: string, value: ReactNode, where?: 'below'])[]
  /** `beside`: name left, value right; `above`: name over value, in columns. */
  shape?: 'beside' | 'above'
  className?: string
}

/** Facts as pairs of name and value. */
export function KeyValues({ rows, shape = 'beside', className }: Props) {
  if (shape === 'above')
    return (
      <dl
        className={classNames('grid grid-cols-[repeat(auto-fill,minmax(8.125rem,1fr))] gap-x-4 gap-y-3.5', className)}
      >
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="font-[475] break-words">{value}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <dl
      className={classNames(
        'grid grid-cols-[auto_1fr] items-baseline gap-x-4.5 gap-y-2.25 text-[0.8438rem]',
        className,
      )}
    >
      {rows.map(([name, value, where]) => (
        <div key={name} className="contents">
          <dt className={classNames('text-ink-3', where && 'col-span-2')}>{name}</dt>
          <dd className={classNames('min-w-0 font-[475] break-words', where && 'col-span-2 -mt-2')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
