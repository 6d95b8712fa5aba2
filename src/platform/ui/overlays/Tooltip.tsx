import { cloneElement, useEffect, useId, type FocusEvent, type PointerEvent, type ReactElement } from 'react'
import { hideTooltip, type ShownTooltip, showTooltip, updateTooltip } from './shown-tooltip.ts'

type Props = {
  text: ShownTooltip['text']
  side?: ShownTooltip['side']
  /** The element it explains; it must accept event handlers. */
  children: ReactElement<Record<string, unknown>>
}

/** Shown by `TooltipLayer` after 700 ms; nothing important is only in a tooltip. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId()
  useEffect(() => updateTooltip(id, text), [id, text])
  useEffect(() => () => hideTooltip(id, 'once'), [id])
  const show = (anchor: Element, at: 'once' | 'soon') => showTooltip({ id, anchor, text, side }, at)
  const both =
    <Event,>(name: string, handle: (event: Event) => void) =>
    (event: Event) => {
      const own = children.props[name]
      if (typeof own === 'function') own(event)
      handle(event)
    }
  const hide = () => hideTooltip(id, 'once')
  return cloneElement(children, {
    onPointerEnter: both('onPointerEnter', ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch') show(currentTarget, 'soon')
    }),
    onPointerLeave: both('onPointerLeave', () => hideTooltip(id, 'soon')),
    onPointerDown: both('onPointerDown', hide),
    onFocus: both('onFocus', ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget, 'once')
    }),
    onBlur: both('onBlur', hide),
  })
}
