import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonClass, type ButtonVariant, type ButtonSize } from './button-class.ts'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  full?: boolean
  icon?: Icon
  trailing?: Icon
  /** A request is pending: the button keeps its width and ignores presses. */
  busy?: boolean
  busyText?: string
  /** Why the button is disabled. It stays focusable, so that the reason can be read. */
  disabledBecause?: string | null | undefined
  children: ReactNode
}

export function Button({
  variant = 'outlined',
  size = 'normal',
  full = false,
  icon: Icon,
  trailing: Trailing,
  busy = false,
  busyText,
  disabledBecause,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const off = busy || Boolean(disabledBecause)
  const button = (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      aria-disabled={off || rest['aria-disabled']}
      aria-describedby={disabledBecause ? reasonId : rest['aria-describedby']}
      onClick={(event) => {
        if (off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className="inline-grid justify-items-center gap-x-[inherit]">
        <span
          className={classNames('inline-flex items-center gap-x-[inherit]', busy && 'invisible h-0')}
          aria-hidden={busy || undefined}
        >
          {Icon ? <Icon aria-hidden="true" /> : null}
          {children}
          {Trailing ? <Trailing aria-hidden="true" /> : null}
        </span>
        {busy ? (
          <span className="inline-flex items-center gap-1.75">
            <LoaderCircle aria-hidden="true" className="animate-spin-slow" />
            {busyText ?? children}
          </span>
        ) : busyText ? (
          <span
            aria-hidden="true"
            data-busy={busyText}
            className="invisible h-0 overflow-hidden pl-5.75 before:content-[attr(data-busy)]"
          />
        ) : null}
      </span>
    </button>
  )
  if (!disabledBecause) return button
  return (
    <>
      <Tooltip text={disabledBecause}>{button}</Tooltip>
      <span id={reasonId} hidden>
        {disabledBecause}
      </span>
    </>
  )
}
