import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { columnsNamed, isInFilter, openColumns, type StatusFilter } from '../board-columns.ts'
import { boardWords } from '../messages/en.ts'
import { statuses, type Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { words } from '../../requests/messages/index.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { BoardContext } from './board-context.ts'
import { focusAfterDialog } from './board-focus.ts'
import { enableCardDrag } from './card-drag.ts'
import { Column } from './Column.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { shownRequest, usePendingStatusChanges, type BoardFilter } from './column-queries.ts'
import { DropDock } from './DropDock.tsx'
import { NarrowColumn } from './NarrowColumn.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useMoving } from './use-moving.ts'

type Props = {
  filter: BoardFilter
  status: StatusFilter
  /** The number of requests in each column. */
  counts: Record<Status, number> | undefined
  formats: Formats
  opened: string | null
  onOpen: (id: string) => void
}

/** The board: six columns whose cards can be moved by mouse, touch or keyboard. */
export function Board({ filter, status, counts, formats, opened, onOpen }: Props) {
  const wide = useWide()
  const cache = useQueryClient()
  const address = useAddress()
  const box = useRef<HTMLDivElement>(null)
  const { move, journeys: cardTracker, text, announce } = useMoving(formats)
  const [menuRequest, setMenuRequest] = useState<MaintenanceRequest>()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const lifted = useRef<MaintenanceRequest | undefined>(undefined)

  const extra = columnsNamed(address.at('columns'))
  const open = openColumns(status, extra)
  const shownOnPhone = columnsNamed(address.at('column'))[0] ?? open[0] ?? 'pending'
  const toggle = (column: Status) => {
    const next = extra.includes(column) ? extra.filter((item) => item !== column) : [...extra, column]
    address.change({ columns: next.length === 0 ? undefined : next.join(',') })
  }

  const openMoveMenu = (request: MaintenanceRequest | undefined) => {
    setMenuRequest(request)
    setIsMenuOpen(request !== undefined)
  }

  useEffect(() => {
    if (!box.current) return undefined
    return enableCardDrag(box.current, {
      onLift: (id) => {
        lifted.current = shownRequest(cache, id)
        return lifted.current !== undefined
      },
      onDrop: (_id, to, from) => lifted.current && void move(lifted.current, to, { from }),
    })
  }, [cache, move])

  const openedBefore = useRef(opened)
  useEffect(() => {
    if (openedBefore.current && !opened) focusAfterDialog(openedBefore.current)
    openedBefore.current = opened
  }, [opened])

  const keys = useBoardKeys({
    find: (id) => shownRequest(cache, id),
    announce,
    onMove: (request, to) => void move(request, to, { focus: true }),
    onMenu: openMoveMenu,
  })
  const total = useCounts(counts)
  const boardContext = useMemo(
    () => ({ opened, cardTracker, wide, onToggle: toggle }),
    // oxlint-disable-next-line react/exhaustive-deps -- toggle writes the current address
    [opened, cardTracker, wide, address.at('columns')],
  )

  return (
    <BoardContext value={boardContext}>
      {wide ? null : (
        <ColumnChooser shown={shownOnPhone} counts={total} onChoose={(column) => address.change({ column })} />
      )}
      <p id="board-card-hint" hidden>
        {boardWords.cardHint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cards are buttons, whose keys and presses it hears */}
      <div
        ref={box}
        data-own-focus
        className="scroll-quiet flex items-stretch gap-2.5 md:-mx-1 md:overflow-x-auto md:p-1 max-md:block"
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onClick={({ target }) => {
          if (!(target instanceof Element)) return
          const moving = target.closest<HTMLElement>('[data-move]')?.dataset['move']
          const id = target.closest<HTMLElement>('[data-open]')?.dataset['open']
          if (moving) openMoveMenu(shownRequest(cache, moving))
          else if (id) onOpen(id)
        }}
      >
        {statuses.map((column) =>
          wide ? (
            open.includes(column) ? (
              <Column
                key={column}
                status={column}
                filter={filter}
                formats={formats}
                closable={!isInFilter(status, column)}
              />
            ) : (
              <NarrowColumn key={column} status={column} count={total[column]} />
            )
          ) : column === shownOnPhone ? (
            <Column key={column} status={column} filter={filter} formats={formats} closable={false} />
          ) : null,
        )}
      </div>
      {wide ? null : <DropDock />}
      <Menu
        label={boardWords.moveTo}
        open={isMenuOpen}
        onOpenChange={setIsMenuOpen}
        anchor={() => document.querySelector(`[data-move="${menuRequest?.id}"]`)}
        returnFocusTo={() => document.querySelector<HTMLElement>(`[data-open="${menuRequest?.id}"]`)}
        align="end"
        groups={[
          statuses.map((to) => ({
            label: words.status[to],
            icon: requestStatusIcons[to],
            present: menuRequest?.status === to,
            onSelect: () => menuRequest && void move(menuRequest, to, { focus: true }),
          })),
        ]}
      />
      <output aria-live="assertive" className="sr-only">
        {text}
      </output>
    </BoardContext>
  )
}

/** The counts of the columns, including moves that are not saved yet. */
function useCounts(counts: Record<Status, number> | undefined): Partial<Record<Status, number>> {
  const moves = usePendingStatusChanges()
  if (!counts) return {}
  const shown = { ...counts }
  for (const { request, to } of moves) {
    shown[request.status] -= 1
    shown[to] += 1
  }
  return shown
}
