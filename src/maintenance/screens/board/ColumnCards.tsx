import { memo } from 'react'
import type { MaintenanceRequest } from '../../request.ts'
import type { Formats } from '../use-formats.ts'
import { BoardCard } from './BoardCard.tsx'
import { useNear } from './use-near.ts'

type Props = {
  rows: readonly MaintenanceRequest[]
  formats: Formats
  /** What scrolls; null is the window. */
  root: HTMLElement | null
  stop: string | undefined
  onStop: (id: string) => void
}

/** One page of a column; far from what is seen only its room is kept. */
export const ColumnCards = memo(function ColumnCards({ rows, formats, root, stop, onStop }: Props) {
  const { near, height, watch } = useNear(root)
  return (
    <ul ref={watch} className="grid gap-[7px] pb-[7px] max-md:gap-2.5 max-md:pb-2.5" style={near ? {} : { height }}>
      {near
        ? rows.map((request) => (
            <li key={request.id} className="min-w-0">
              <BoardCard request={request} formats={formats} isStop={request.id === stop} onStop={onStop} />
            </li>
          ))
        : null}
    </ul>
  )
})
