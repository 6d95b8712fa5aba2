import { memo, useEffect } from 'react'
import type { MaintenanceRequest } from '../../requests/request.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { BoardCard } from './BoardCard.tsx'
import { useNearViewport } from './use-near-viewport.ts'

type Props = {
  rows: readonly MaintenanceRequest[]
  /** Whether the page changed after it was read. */
  isOld: boolean
  formats: Formats
  /** The scrolling element; null is the window. */
  root: HTMLElement | null
  stop: string | undefined
  /** The ids of the selected cards, with spaces between: a text, so that an equal one renders nothing anew. */
  selected: string
  /** Called when the page comes near the viewport or leaves it. */
  onNearViewport: (near: boolean) => void
  /** Called when an outdated page comes near the viewport. */
  onOld: () => unknown
  onStop: (id: string) => void
}

/** One page of a column. Far from the viewport, only its height is reserved. */
export const ColumnCards = memo(function ColumnCards({
  rows,
  isOld,
  formats,
  root,
  stop,
  selected,
  onNearViewport,
  onOld,
  onStop,
}: Props) {
  const { near, height, watch } = useNearViewport(root)
  useEffect(() => {
    onNearViewport(near)
    return () => onNearViewport(false)
  }, [near, onNearViewport])
  useEffect(() => {
    if (near && isOld) onOld()
  }, [near, isOld, onOld])
  return (
    <ul ref={watch} className="grid gap-1.75 pb-1.75 max-md:gap-2.5 max-md:pb-2.5" style={near ? {} : { height }}>
      {near
        ? rows.map((request) => (
            <li key={request.id} className={itemClass}>
              <BoardCard
                request={request}
                formats={formats}
                isStop={request.id === stop}
                isSelected={selected.includes(request.id)}
                onStop={onStop}
              />
            </li>
          ))
        : null}
    </ul>
  )
})

/**
 * The browser computes styles and layout only of cards that are in view. What is drawn around a card, its shadow and the ring of the
 * focus, is not cut off; paper has every card.
 */
const itemClass =
  'min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_7.0625rem] [overflow-clip-margin:0.5rem] print:[content-visibility:visible]'
