import ChevronDown from 'lucide-react/icons/chevron-down'
import Siren from 'lucide-react/icons/siren'
import { useState, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

const tones = {
  danger: { role: 'alert', colours: 'border-tone-danger-line bg-tone-danger-bg text-tone-danger-fg' },
  warning: { role: 'status', colours: 'border-tone-warning-line bg-tone-warning-bg text-tone-warning-fg' },
} as const

type Props = {
  tone: keyof typeof tones
  title: string
  /** Shown below the whole title when the line is pressed. */
  children: ReactNode
}

/** A banner of one line, for a phone whose screen has to show the list below it. */
export function FoldedBanner({ tone, title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { role, colours } = tones[tone]
  return (
    <div role={role} className={classNames('border-b forced-colors:border-2', colours)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 text-left focus-visible:-outline-offset-2"
      >
        <Siren aria-hidden="true" size={18} className="shrink-0" />
        <span className={classNames('min-w-0 flex-1 font-[575]', isOpen ? 'py-2.5 wrap-anywhere' : 'truncate')}>
          {title}
        </span>
        <ChevronDown aria-hidden="true" size={18} className={classNames('shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen ? <div className="px-4 pb-3 text-sm">{children}</div> : null}
    </div>
  )
}
