import { memo, useEffect } from 'react'
import { useRowSlices } from '#platform/ui/hooks/use-row-slices.ts'
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

/** The cards of a page in its first frame, about as many as a column has room for. */
const firstCards = 4
/** The height of a card, in rem, while it is not rendered: without this room, the end of the column would be in sight and more would be loaded. */
const cardHeight = 8

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
  // Always the same list: a moved card must leave its old column together with its arrival in the new one.
  const rendered = useRowSlices(rows, 'cards', idOf, firstCards)
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
        ? rendered.map((request) => (
            <li key={request.id} className="min-w-0">
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
      {near && rendered.length < rows.length ? (
        <li aria-hidden="true" style={{ height: `${(rows.length - rendered.length) * cardHeight}rem` }} />
      ) : null}
    </ul>
  )
})

const idOf = ({ id }: MaintenanceRequest) => id
