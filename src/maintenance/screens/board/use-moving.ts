import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { toast } from '#platform/screens/toast.ts'
import { boardWords } from '../../board-words.ts'
import type { Status } from '../../choices.ts'
import { maintenance } from '../../contract.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { words } from '../../words.ts'
import { isStale } from '../queries.ts'
import type { Formats } from '../use-formats.ts'
import { focusInColumn } from './board-focus.ts'
import { useBoardMove } from './column-queries.ts'
import { newJourneys } from './journeys.ts'

type Present = MaintenanceRequest & { lastMove?: { by: { firstName: string; lastName: string } } | null }
type How = { from?: DOMRect | undefined; focus?: boolean }

/** Moves cards and says what became of it, to eyes and ears: also of what somebody else moved. */
export function useMoving(formats: Formats) {
  const cache = useQueryClient()
  const mutation = useBoardMove()
  const [said, setSaid] = useState('')
  /** Where a card went by this person's own move, or by the answer to it: that was said already. */
  const own = useRef(new Map<string, Status>())
  const nameOf = (request: MaintenanceRequest) => `${formats.number(request.number)}, ${request.title}`

  const [journeys] = useState(() => newJourneys((id, from) => void lost.current(id, from)))
  /** The keyboard was on a card that left; it follows, and hears where to. */
  const follow = async (id: string, from: Status) => {
    const params = { id }
    const request = await call(maintenance.find, { params }).catch(() => null)
    if (!request || request.status === from || request.status === own.current.get(id)) return
    const notes = await call(maintenance.notes, { params }).catch(() => [])
    const by = notes.findLast(({ newStatus }) => newStatus === request.status)?.createdBy
    setSaid(boardWords.wentTo(nameOf(request), request.status, by ? words.fullName(by) : null))
    if (document.activeElement === document.body) focusInColumn(id, request.status)
  }
  const lost = useRef(follow)
  useEffect(() => {
    lost.current = follow
  })

  const move = useCallback(
    async (request: MaintenanceRequest, to: Status, { from, focus }: How = {}, again = true): Promise<void> => {
      if (request.status === to) return
      if (from) journeys.throwFrom(request.id, from)
      own.current.set(request.id, to)
      if (focus) focusInColumn(request.id, to)
      try {
        const moved = await mutation.mutateAsync({ request, to })
        toast.success(words.moved, boardWords.movedTo(nameOf(moved), moved.status))
      } catch (error) {
        const message = error instanceof Error ? error.message : undefined
        const present = isStale(error) ? (error.present as Present | undefined) : undefined
        // Only something else of it was changed meanwhile: the move still means what it meant.
        if (present && again && present.status === request.status)
          return await move(present, to, focus ? { focus } : {}, false)
        // Its first try arrived, only the answer was lost.
        if (present?.status === to) {
          toast.success(words.moved, boardWords.movedTo(nameOf(present), to))
          return
        }
        own.current.set(request.id, present?.status ?? request.status)
        if (present) {
          const by = present.lastMove ? words.fullName(present.lastMove.by) : null
          toast.failure(words.notMoved, boardWords.faster(nameOf(present), present.status, by))
        } else toast.failure(words.notMoved, message, { retry: () => void move(request, to) })
        if (focus) focusInColumn(request.id, present?.status ?? request.status)
      } finally {
        setTimeout(() => own.current.delete(request.id), 1500)
        void cache.invalidateQueries({ queryKey: ['maintenance'] })
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the names follow the building, which stays
    [mutation.mutateAsync, journeys, cache, formats],
  )
  return { move, journeys, said, announce: setSaid }
}
