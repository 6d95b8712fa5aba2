import { memo, useEffect } from 'react'
import type { MaintenanceRequest } from '../../request.ts'
import type { Formats } from '../use-formats.ts'
import { BoardCard } from './BoardCard.tsx'
import { useNear } from './use-near.ts'

type Props = {
  rows: readonly MaintenanceRequest[]
  /** Something changed since it was read. */
  isOld: boolean
  formats: Formats
  /** What scrolls; null is the window. */
  root: HTMLElement | null
  stop: string | undefined
  /** It came near, or went far. */
  onNear: (near: boolean) => void
  /** It came near and is old. */
  onOld: () => unknown
  onStop: (id: string) => void
}

/** One page of a column; far from what is seen only its room is kept. */
export const ColumnCards = memo(function ColumnCards({
  rows,
  isOld,
  formats,
  root,
  stop,
  onNear,
  onOld,
  onStop,
}: Props) {
  const { near, height, watch } = useNear(root)
  useEffect(() => {
    onNear(near)
    return () => onNear(false)
  }, [near, onNear])
  useEffect(() => {
    if (near && isOld) onOld()
  }, [near, isOld, onOld])
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
