import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { call } from '#platform/ui/data/call.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { boardWords } from '../messages/en.ts'
import type { Status } from '../../requests/choices.ts'
import { maintenance } from '../../requests/contract.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { focusInColumn } from './board-focus.ts'
import { useChangeRequest } from '../../requests/screens/change-queries.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { topic } from '../../requests/screens/queries.ts'
import { createCardTracker } from './card-tracker.ts'

type Present = MaintenanceRequest & { lastStatusChange?: { by: { firstName: string; lastName: string } } | null }
type How = { from?: DOMRect | undefined; focus?: boolean; assignedTo?: string | undefined }

export type CardMove = (request: MaintenanceRequest, to: Status, how?: How) => Promise<void>

/** Moves cards and announces the result, on the screen and to screen readers, including moves by others. */
export function useCardMoves(formats: Formats) {
  const cache = useQueryClient()
  const mutation = useChangeRequest()
  const undo = useUndo(topic)
  const [text, setText] = useState('')
  /** The columns into which this person moved cards; these moves were announced already. */
  const own = useRef(new Map<string, Status>())
  const nameOf = (request: MaintenanceRequest) => `${formats.number(request.number)}, ${request.title}`

  const [cardTracker] = useState(() => createCardTracker((id, from) => void lost.current(id, from)))
  /** The focused card left its column: the focus follows it, and its new place is announced. */
  const follow = async (id: string, from: Status) => {
    const params = { id }
    const request = await call(maintenance.find, { params }).catch(() => null)
    if (!request || request.status === from || request.status === own.current.get(id)) return
    const notes = await call(maintenance.notes, { params }).catch(() => [])
    const by = notes.findLast(({ newStatus }) => newStatus === request.status)?.createdBy
    setText(boardWords.wentTo(nameOf(request), request.status, by ? formatFullName(by) : null))
    if (document.activeElement === document.body) focusInColumn(id, request.status)
  }
  const lost = useRef(follow)
  useEffect(() => {
    lost.current = follow
  })

  const move = useCallback(
    async (
      request: MaintenanceRequest,
      to: Status,
      { from, focus, assignedTo }: How = {},
      again = true,
    ): Promise<void> => {
      if (request.status === to) return
      if (from) cardTracker.dropFrom(request.id, from)
      own.current.set(request.id, to)
      if (focus) focusInColumn(request.id, to)
      const operation = createOperation()
      try {
        const moved = await mutation.mutateAsync({
          request,
          operation,
          changes: { status: to, ...(assignedTo === undefined ? {} : { assignedTo }) },
        })
        toast.success(officeWords.moved, boardWords.statusChanged(nameOf(moved), moved.status), {
          undo: undo(operation),
        })
      } catch (error) {
        const message = error instanceof Error ? error.message : undefined
        const present = presentRecord<Present>(error)
        // Only another field changed meanwhile, so the move is still valid.
        if (present && again && present.status === request.status)
          return await move(present, to, { ...(focus && { focus }), assignedTo }, false)
        // The first attempt was saved; only its response was lost.
        if (present?.status === to && (assignedTo === undefined || present.assignedTo === assignedTo)) {
          toast.success(officeWords.moved, boardWords.statusChanged(nameOf(present), to))
          return
        }
        own.current.set(request.id, present?.status ?? request.status)
        if (present) {
          const by = present.lastStatusChange ? formatFullName(present.lastStatusChange.by) : null
          toast.failure(officeWords.statusNotChanged, boardWords.changedFirst(nameOf(present), present.status, by))
        } else
          toast.failure(officeWords.statusNotChanged, message, { retry: () => void move(request, to, { assignedTo }) })
        if (focus) focusInColumn(request.id, present?.status ?? request.status)
      } finally {
        setTimeout(() => own.current.delete(request.id), 1500)
        void cache.invalidateQueries({ queryKey: ['maintenance'] })
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the names depend on the building, which does not change
    [mutation.mutateAsync, cardTracker, cache, formats],
  )
  return { move, cardTracker, text, announce: setText }
}
