import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { toneClass, type MessageTone } from '../theme/tones.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, info: Info } as const

type Props = {
  tone: MessageTone
  title?: string
  /** At the right: one small button or link. */
  action?: ReactNode
  /** It appears after an action, so screen readers announce it. */
  live?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the page, unlike a toast. */
export function Notice({ tone, title, action, live, className, children }: Props) {
  const Icon = icons[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames(
        'flex items-start gap-2.5 rounded-md px-3.25 py-2.75 text-[0.8438rem] leading-5 inset-ring forced-colors:border',
        toneClass[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" size={17} className="mt-px" />
      <div className="min-w-0 flex-1">
        {title ? <strong className="mr-1 font-[575]">{title}</strong> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
