import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  title?: ReactNode
  /** At the right of the title: a link or a small button. */
  action?: ReactNode
  /** Without padding, for lists and tables that reach the edge. */
  flush?: boolean
  level?: 'h2' | 'h3'
  className?: string
  children: ReactNode
}

export function Card({ title, action, flush, level: Heading = 'h2', className, children }: Props) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames('min-w-0 rounded-lg bg-surface shadow-card', flush && 'overflow-hidden', className)}
    >
      {title || action ? (
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4.5 pt-3.5">
          <Heading id={titleId} className="text-base font-semibold">
            {title}
          </Heading>
          {action}
        </header>
      ) : null}
      {flush ? children : <div className="px-4.5 pt-3.5 pb-4.5">{children}</div>}
    </section>
  )
}
