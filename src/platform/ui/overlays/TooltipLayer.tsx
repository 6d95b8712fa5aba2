import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useState } from 'react'
import { hideTooltip, keepTooltip, useShownTooltip } from './shown-tooltip.ts'

/** Renders the tooltip of the whole page; once per app. */
export function TooltipLayer() {
  const shown = useShownTooltip()
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  if (!last) return null
  return (
    <Base.Root open={shown !== null} onOpenChange={(open) => !open && hideTooltip(last.id, 'once')}>
      <Base.Portal>
        <Base.Positioner
          anchor={last.anchor}
          side={last.side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
          onPointerEnter={keepTooltip}
          onPointerLeave={() => hideTooltip(last.id, 'soon')}
        >
          <Base.Popup
            role="tooltip"
            className="max-w-70 rounded-md bg-brand-950 px-3 py-2 text-xs leading-4.25 text-[oklch(0.96_0.006_90)] shadow-[0_10px_28px_-8px_oklch(0.15_0.03_215/0.5)] transition-opacity duration-[var(--dur-2)] data-ending-style:opacity-0 data-starting-style:opacity-0 dark-theme:bg-[oklch(0.33_0.02_213)]"
          >
            {last.text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
