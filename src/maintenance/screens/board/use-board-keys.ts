import { useRef, type KeyboardEvent } from 'react'
import { boardWords } from '../../board-words.ts'
import { columnBeside } from '../../board-columns.ts'
import type { Status } from '../../choices.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { beside, markHeld } from './board-focus.ts'

type Acts = {
  find: (id: string) => MaintenanceRequest | undefined
  announce: (text: string) => void
  onMove: (request: MaintenanceRequest, to: Status) => void
  onMenu: (request: MaintenanceRequest) => void
}

/** The board by keyboard: arrows go, Space lifts and puts down, M asks where to. */
export function useBoardKeys({ find, announce, onMove, onMenu }: Acts) {
  const held = useRef<{ request: MaintenanceRequest; over: Status } | null>(null)

  const putBack = () => {
    if (!held.current) return
    markHeld(held.current.request.id, null)
    announce(boardWords.putBack(held.current.request.status))
    held.current = null
  }

  const onHeldKey = (event: KeyboardEvent, { request, over }: NonNullable<typeof held.current>) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    const next = way ? columnBeside(over, way) : null
    if (next) {
      held.current = { request, over: next }
      markHeld(request.id, next)
      announce(boardWords.over(next))
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (over === request.status) putBack()
      else {
        markHeld(request.id, null)
        held.current = null
        onMove(request, over)
      }
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      putBack()
      if (event.key === 'Tab') return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (held.current) return onHeldKey(event, held.current)
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return undefined
    const id = event.target.dataset['open']
    const request = id === undefined ? undefined : find(id)
    if (request && event.key === ' ') {
      held.current = { request, over: request.status }
      markHeld(request.id, request.status)
      announce(boardWords.lifted(request.title))
    } else if (request && event.key.toLowerCase() === 'm') onMenu(request)
    else {
      const to = beside(event.target, event.key)
      if (!to) return undefined
      to.focus()
    }
    return event.preventDefault()
  }
  return { onKeyDown, onBlur: putBack }
}
