import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: Icon
  /** The accessible name; also shown as a tooltip. */
  label: string
  outlined?: boolean
  /** A red dot for something new. */
  dot?: boolean
  small?: boolean
  tip?: boolean
}

export function IconButton({
  icon: Icon,
  label,
  outlined,
  dot,
  small,
  tip = true,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-[var(--dur-2)] enabled-hover:bg-hover enabled-hover:text-ink enabled-active:bg-sunken disabled:opacity-50 aria-disabled:opacity-50',
        small ? 'size-7' : 'size-8',
        'max-md:size-11',
        outlined && 'bg-raised shadow-xs inset-ring inset-ring-line-strong',
        className,
      )}
    >
      <Icon aria-hidden="true" />
      {dot ? (
        <span className="absolute top-1/2 left-1/2 -mt-2.5 ml-0.5 size-1.75 rounded-full bg-tone-danger ring-2 ring-surface" />
      ) : null}
    </button>
  )
  return tip ? <Tooltip text={label}>{button}</Tooltip> : button
}
