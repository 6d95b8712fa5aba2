import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'

type Props = {
  icon?: Icon
  /** The text that the specification gives. */
  children: ReactNode
  help?: ReactNode
  /** One small button at most. */
  action?: ReactNode
  className?: string
}

/** The empty state, with an optional next step. */
export function Empty({ icon: Icon = Inbox, children, help, action, className }: Props) {
  return (
    <div
      className={classNames('relative flex flex-col items-center overflow-hidden px-6 py-8.5 text-center', className)}
    >
      <div aria-hidden="true" className="mullions absolute inset-0" />
      <span className="relative mb-3.5 grid size-11 place-items-center rounded-lg bg-surface text-ink-2 ring ring-line-strong">
        <Icon aria-hidden="true" size={20} className="stroke-[1.6]" />
      </span>
      <p className="serif relative text-19 leading-6">{children}</p>
      {help ? <p className="relative mt-1.25 max-w-[34ch] text-balance text-ink-3">{help}</p> : null}
      {action ? <div className="relative mt-4">{action}</div> : null}
    </div>
  )
}
