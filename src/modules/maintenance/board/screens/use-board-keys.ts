import { useRef, type KeyboardEvent } from 'react'
import { boardWords } from '../messages/en.ts'
import { columnBeside } from '../board-columns.ts'
import type { Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { beside, markDragged } from './board-focus.ts'

type Handlers = {
  find: (id: string) => MaintenanceRequest | undefined
  announce: (text: string) => void
  onMove: (request: MaintenanceRequest, to: Status) => void
  onMenu: (request: MaintenanceRequest) => void
}

/** The board's keyboard shortcuts: arrows move the focus, Space lifts and drops, M opens the menu of columns. */
export function useBoardKeys({ find, announce, onMove, onMenu }: Handlers) {
  const carried = useRef<{ request: MaintenanceRequest; over: Status } | null>(null)

  const cancelDrag = () => {
    if (!carried.current) return
    markDragged(carried.current.request.id, null)
    announce(boardWords.moveCancelled(carried.current.request.status))
    carried.current = null
  }

  const onDragKey = (event: KeyboardEvent, { request, over }: NonNullable<typeof carried.current>) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    const next = direction ? columnBeside(over, direction) : null
    if (next) {
      carried.current = { request, over: next }
      markDragged(request.id, next)
      announce(boardWords.over(next))
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (over === request.status) cancelDrag()
      else {
        markDragged(request.id, null)
        carried.current = null
        onMove(request, over)
      }
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      cancelDrag()
      if (event.key === 'Tab') return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (carried.current) return onDragKey(event, carried.current)
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return undefined
    const id = event.target.dataset['open']
    const request = id === undefined ? undefined : find(id)
    if (request && event.key === ' ') {
      carried.current = { request, over: request.status }
      markDragged(request.id, request.status)
      announce(boardWords.lifted(request.title))
    } else if (request && event.key.toLowerCase() === 'm') onMenu(request)
    else {
      const to = beside(event.target, event.key)
      if (!to) return undefined
      to.focus()
    }
    return event.preventDefault()
  }
  return { onKeyDown, onBlur: cancelDrag }
}
