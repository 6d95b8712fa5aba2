import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  text: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** The element it explains; it must accept a ref and event handlers. */
  children: ReactElement<Record<string, unknown>>
}

/** Shown after 700 ms; nothing important is only in a tooltip. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={700} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            role="tooltip"
            className="max-w-70 rounded-md bg-river-950 px-3 py-2 text-xs leading-4.25 text-[oklch(0.96_0.006_90)] shadow-[0_10px_28px_-8px_oklch(0.15_0.03_215/0.5)] transition-opacity duration-[var(--dur-2)] data-ending-style:opacity-0 data-starting-style:opacity-0 dark-theme:bg-[oklch(0.33_0.02_213)]"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
