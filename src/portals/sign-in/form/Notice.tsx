import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { toneClass } from '#platform/ui/theme/tones.ts'

const icons = { success: CircleCheck, danger: CircleAlert, info: Info } as const

type Props = {
  tone: keyof typeof icons
  title?: string
  /** Scripts show it and write its text into `data-text`. */
  slot?: string
  hidden?: boolean
  children?: ReactNode
}

/** A message of a page, announced by screen readers. */
export function Notice({ tone, title, slot, hidden = false, children }: Props) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      hidden={hidden}
      data-slot={slot}
      className={classNames(
        'flex items-start gap-2.5 rounded-md px-3.25 py-2.75 text-[0.8438rem] leading-5 inset-ring forced-colors:border',
        toneClass[tone],
      )}
    >
      <Icon aria-hidden="true" size={17} className="mt-px" />
      <div className="min-w-0 flex-1">
        {title ? <strong className="mr-1 font-[575]">{title}</strong> : null}
        <span data-text="">{children}</span>
      </div>
    </div>
  )
}
