import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { isInFilter, type StatusFilter } from '../board-columns.ts'
import { boardWords } from '../messages/en.ts'
import { statuses, type Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { AssignDialog } from '../../requests/screens/AssignDialog.tsx'
import { usePendingRequestChanges } from '../../requests/screens/change-queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { ListCommands } from '../../dispatch/screens/use-list-commands.ts'
import { BoardContext } from './board-context.ts'
import { focusAfterDialog } from './board-focus.ts'
import { Column } from './Column.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { BoardFilter } from './card-columns.ts'
import { shownRequest } from './column-queries.ts'
import { DropTargetBar } from './DropTargetBar.tsx'
import { NarrowColumn } from './NarrowColumn.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { useAssignedMoves } from './use-assigned-moves.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useCardMoves } from './use-card-moves.ts'
import { useShownColumns } from './use-shown-columns.ts'

type Props = {
  filter: BoardFilter
  status: StatusFilter
  /** The number of requests in each column. */
  counts: Record<Status, number> | undefined
  formats: Formats
  opened: string | null
  onOpen: (id: string) => void
  dispatch: ListCommands
}

/** The board: six columns whose cards can be moved by mouse, touch or keyboard. */
export function Board({ filter, status, counts, formats, opened, onOpen, dispatch }: Props) {
  const wide = useWide()
  const cache = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const { move, cardTracker, text, announce } = useCardMoves(formats)
  const { moveOrAsk, dialog } = useAssignedMoves(move, announce)
  const [menuRequest, setMenuRequest] = useState<MaintenanceRequest>()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const columns = useShownColumns(status)
  const openMoveMenu = (request: MaintenanceRequest | undefined) => {
    setMenuRequest(request)
    setIsMenuOpen(request !== undefined)
  }
  const moveAndFocus = (request: MaintenanceRequest, to: Status) => moveOrAsk(request, to, { focus: true })
  useCardDrag(box, moveOrAsk)
  useFocusAfterDialog(opened)
  const keys = useBoardKeys({
    find: (id) => shownRequest(cache, id),
    announce,
    onMove: moveAndFocus,
    onMenu: openMoveMenu,
  })
  const total = useCounts(counts)
  const boardContext = useMemo(
    () => ({ opened, cardTracker, wide, onToggle: columns.toggle }),
    // oxlint-disable-next-line react/exhaustive-deps -- toggle writes the current address
    [opened, cardTracker, wide, columns.parameter],
  )
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return undefined
    const requestOf = (name: string) => {
      const id = target.closest<HTMLElement>(`button[data-${name}]`)?.dataset[name]
      return id === undefined ? undefined : shownRequest(cache, id)
    }
    const [ticked, assigned] = [requestOf('tick'), requestOf('assign')]
    if (ticked) return dispatch.selection.toggle(ticked, [ticked])
    if (assigned) return dispatch.run('assign', assigned)
    const moving = target.closest<HTMLElement>('[data-move]')?.dataset['move']
    const id = target.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (moving) openMoveMenu(shownRequest(cache, moving))
    else if (id) onOpen(id)
    return undefined
  }
  const column = (shown: Status) => (
    <Column
      key={shown}
      status={shown}
      filter={filter}
      formats={formats}
      closable={wide && !isInFilter(status, shown)}
      selected={dispatch.selection.has}
    />
  )

  return (
    <BoardContext value={boardContext}>
      {wide ? null : <ColumnChooser shown={columns.shownOnPhone} counts={total} onChoose={columns.showOnPhone} />}
      <p id="board-card-hint" hidden>
        {boardWords.cardHint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys and presses of the cards inside, which are buttons */}
      <div
        ref={box}
        data-own-focus
        className="scroll-quiet flex items-stretch gap-2.5 md:-mx-1 md:overflow-x-auto md:p-1 max-md:block"
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onClick={click}
      >
        {statuses.map((shown) => {
          if (wide ? columns.open.includes(shown) : shown === columns.shownOnPhone) return column(shown)
          return wide ? <NarrowColumn key={shown} status={shown} count={total[shown]} /> : null
        })}
      </div>
      {wide ? null : <DropTargetBar />}
      <MoveMenu request={menuRequest} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} onMove={moveAndFocus} />
      <AssignDialog {...dialog} />
      <output aria-live="assertive" className="sr-only">
        {text}
      </output>
    </BoardContext>
  )
}

/** After a request's dialog closes, its card gets the focus, in whichever column it is then. */
function useFocusAfterDialog(opened: string | null) {
  const openedBefore = useRef(opened)
  useEffect(() => {
    if (openedBefore.current && !opened) focusAfterDialog(openedBefore.current)
    openedBefore.current = opened
  }, [opened])
}

/** The counts of the columns, including moves that are not saved yet. */
function useCounts(counts: Record<Status, number> | undefined): Partial<Record<Status, number>> {
  const pending = usePendingRequestChanges()
  if (!counts) return {}
  const shown = { ...counts }
  for (const { request, changes } of pending) {
    if (changes.status === undefined) continue
    shown[request.status] -= 1
    shown[changes.status] += 1
  }
  return shown
}
