import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { Menu } from '#platform/screens/Menu.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { columnsNamed, isAsked, openColumns, type StatusFilter } from '../../board-columns.ts'
import { boardWords } from '../../board-words.ts'
import { statuses, type Status } from '../../choices.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { words } from '../../words.ts'
import type { Formats } from '../use-formats.ts'
import { BoardContext } from './board-context.ts'
import { focusAfterDialog } from './board-focus.ts'
import { dragCards } from './card-drag.ts'
import { Column } from './Column.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { shownRequest, useMovesUnderWay, type BoardFilter } from './column-queries.ts'
import { DropDock } from './DropDock.tsx'
import { NarrowColumn } from './NarrowColumn.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useMoving } from './use-moving.ts'

type Props = {
  filter: BoardFilter
  status: StatusFilter
  /** How many there are in each column. */
  counts: Record<Status, number> | undefined
  formats: Formats
  opened: string | null
  onOpen: (id: string) => void
}

/** Six columns; a card goes from one to another by mouse, finger or keyboard. */
export function Board({ filter, status, counts, formats, opened, onOpen }: Props) {
  const wide = useWide()
  const cache = useQueryClient()
  const address = useAddress()
  const box = useRef<HTMLDivElement>(null)
  const { move, journeys, said, announce } = useMoving(formats)
  const [asked, setAsked] = useState<MaintenanceRequest>()
  const [asking, setAsking] = useState(false)
  const lifted = useRef<MaintenanceRequest | undefined>(undefined)

  const extra = columnsNamed(address.at('columns'))
  const open = openColumns(status, extra)
  const shownOnPhone = columnsNamed(address.at('column'))[0] ?? open[0] ?? 'pending'
  const toggle = (column: Status) => {
    const next = extra.includes(column) ? extra.filter((one) => one !== column) : [...extra, column]
    address.change({ columns: next.length === 0 ? undefined : next.join(',') })
  }

  const askWhere = (request: MaintenanceRequest | undefined) => {
    setAsked(request)
    setAsking(request !== undefined)
  }

  useEffect(() => {
    if (!box.current) return undefined
    return dragCards(box.current, {
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
    onMenu: askWhere,
  })
  const total = useCounts(counts)
  const knows = useMemo(
    () => ({ opened, journeys, wide, onToggle: toggle }),
    // oxlint-disable-next-line react/exhaustive-deps -- toggle writes the address of the moment
    [opened, journeys, wide, address.at('columns')],
  )

  return (
    <BoardContext value={knows}>
      {wide ? null : (
        <ColumnChooser shown={shownOnPhone} counts={total} onChoose={(column) => address.change({ column })} />
      )}
      <p id="board-card-hint" hidden>
        {boardWords.cardHint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cards are buttons, whose keys and presses it hears */}
      <div
        ref={box}
        className="scroll-quiet flex items-stretch gap-2.5 md:-mx-1 md:overflow-x-auto md:p-1 max-md:block"
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onClick={({ target }) => {
          if (!(target instanceof Element)) return
          const moving = target.closest<HTMLElement>('[data-move]')?.dataset['move']
          const id = target.closest<HTMLElement>('[data-open]')?.dataset['open']
          if (moving) askWhere(shownRequest(cache, moving))
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
                closable={!isAsked(status, column)}
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
        open={asking}
        onOpenChange={setAsking}
        anchor={() => document.querySelector(`[data-move="${asked?.id}"]`)}
        returnFocusTo={() => document.querySelector<HTMLElement>(`[data-open="${asked?.id}"]`)}
        align="end"
        groups={[
          statuses.map((to) => ({
            label: words.status[to],
            icon: requestStatusIcons[to],
            present: asked?.status === to,
            onSelect: () => asked && void move(asked, to, { focus: true }),
          })),
        ]}
      />
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
    </BoardContext>
  )
}

/** The counts of the columns, with the moves that are on their way. */
function useCounts(counts: Record<Status, number> | undefined): Partial<Record<Status, number>> {
  const moves = useMovesUnderWay()
  if (!counts) return {}
  const shown = { ...counts }
  for (const { request, to } of moves) {
    shown[request.status] -= 1
    shown[to] += 1
  }
  return shown
}
