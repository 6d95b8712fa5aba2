import { memo, useMemo, useState, type KeyboardEvent } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useHasRendered } from '#platform/ui/hooks/use-has-rendered.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { words } from '../../messages/building.ts'
import type { ListedUnit } from '../../contract.ts'
import {
  facadeRows,
  facadeStatus,
  unitsOf,
  wallNames,
  type FacadeCell,
  type FacadeFloor,
} from '../../geometry/facade.ts'
import { isHighlighted, type FacadeShow } from '../../highlight.ts'
import { findNextStop } from '../../geometry/next-stop.ts'
import { cellsStyle, facadeStyles, quietCell, wallsStyle } from './facade-styles.ts'
import { HoverNote, useHoverNote } from './HoverNote.tsx'
import { focusUnit, unitAt, unitMark } from '../simulation/unit-focus.ts'

type Props = {
  floors: readonly FacadeFloor<ListedUnit>[]
  /** The highlighted status. Other units are thin lines, and the arrow keys skip them. */
  show: FacadeShow | null
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (unit: ListedUnit) => void
  /** The unit under the pointer or the focus. */
  onPoint: (unit: ListedUnit | null) => void
  /** The units of a building that is only drafted have no status. */
  isDraft?: boolean
}

/** On wide screens, slots beyond those of the street wall are on the return wing, left of the corner. */
const visibleCells = ({ cells, front }: FacadeFloor<ListedUnit>, wide: boolean) =>
  wide ? [...cells.slice(front), ...cells.slice(0, front)] : cells

/** All floors as viewed from the street corner; each cell is a unit. */
export function Facade({ floors, show, opened, onOpen, onPoint, isDraft = false }: Props) {
  const units = useMemo(
    () => new Map(floors.flatMap((floor) => unitsOf(floor).map((unit) => [unit.id, unit]))),
    [floors],
  )
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const note = useHoverNote((id) => onPoint(units.get(id ?? '') ?? null))
  const shown = note.shown && units.get(note.shown.id)
  const isShown = (unit: ListedUnit) => show === null || isHighlighted(unit, show)
  const isReached = (unit: ListedUnit | undefined) => unit !== undefined && isShown(unit)
  const active =
    (focusedId !== null && isReached(units.get(focusedId)) && focusedId) ||
    ([...units.values()].find(isShown)?.id ?? units.keys().next().value)
  // The number of floors, from the top down, that have no units.
  const bare = floors.findIndex((floor) => unitsOf(floor).length > 0)
  const [street, around] = wallNames(floors)
  const wide = useWide()
  // Hundreds of cells render in a second pass; until then their rows reserve the height.
  const isReady = useHasRendered()
  const rowSize = facadeRows(floors.length)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = unitAt(event.target)?.getAttribute(unitMark)
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return
    const rows = floors.map((floor) =>
      visibleCells(floor, wide).flatMap((cell, x) =>
        cell !== null && typeof cell === 'object' && (isShown(cell) || cell.id === at) ? [{ id: cell.id, x }] : [],
      ),
    )
    focusUnit(event, findNextStop(rows, at, event.key))
  }
  return (
    <div {...note.containerProps} className="relative">
      {bare > 2 ? (
        <p aria-hidden="true" className="absolute top-[13%] left-0 w-[37%] text-right text-sm text-ink-3 max-md:hidden">
          {words.bare(
            floors[bare - 1]!.number,
            floors[0]!.number,
            floors.slice(0, bare).some(({ kind }) => kind !== 'not_built'),
          )}
        </p>
      ) : null}
      <p id="facade-help" className="sr-only">
        {words.mapHelp}
      </p>
      <div className="scroll-quiet overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:pb-2 md:overflow-visible">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its cells */}
        <div
          role="grid"
          aria-label={words.map}
          aria-describedby="facade-help"
          className="grid max-md:w-max max-md:gap-1"
          style={wide ? wallsStyle(floors, rowSize.gap) : cellsStyle(floors)}
          onKeyDown={move}
          onFocus={(event) => setFocusedId(unitAt(event.target)?.getAttribute(unitMark) ?? focusedId)}
          onClick={(event) => {
            const unit = units.get(unitAt(event.target)?.getAttribute(unitMark) ?? '')
            if (!unit) return
            note.hide()
            onOpen(unit)
          }}
        >
          {floors.map((floor) => {
            const has = (id: string | null | undefined) => (unitsOf(floor).some((unit) => unit.id === id) ? id! : null)
            return (
              <FloorRow
                key={floor.number}
                floor={floor}
                top={floors[0]?.number ?? 0}
                height={rowSize.height}
                wide={wide}
                isReady={isReady}
                show={show}
                active={has(active)}
                opened={has(opened)}
                isDraft={isDraft}
              />
            )
          })}
        </div>
      </div>
      <div aria-hidden="true" className="mt-2.5 flex justify-between text-sm text-ink-3 max-md:hidden">
        <span className="pl-9">{around ? words.wing(...around) : null}</span>
        <span>{street ? words.wing(...street) : null}</span>
      </div>
      {note.shown && shown ? (
        <HoverNote box={note.shown.box} noteProps={note.noteProps}>
          <span className="block font-[575]">{words.where(shown.unitNumber, shown.floor, shown.facing)}</span>
          <span className="block opacity-80">
            {isDraft
              ? shown.category
              : [words.statusOf[facadeStatus(shown)], shown.tenants[0]?.fullName].filter(Boolean).join(' · ')}
          </span>
        </HoverNote>
      ) : null}
    </div>
  )
}

/** From this height on, each floor shows its number. */
const numberHeight = 1

type RowProps = {
  floor: FacadeFloor<ListedUnit>
  top: number
  /** On wide screens, in rem. */
  height: number
  wide: boolean
  isReady: boolean
  show: FacadeShow | null
  active: string | null
  opened: string | null
  isDraft: boolean
}

/** Where rows are lower than numbers, every fifth has one, the first, and the top one, which has no other close to it. */
const hasRoom = (number: number, top: number, height: number) =>
  height >= numberHeight || number === top || number === 1 || (number % 5 === 0 && top - number > 2)

const FloorRow = memo(function FloorRow(props: RowProps) {
  const { floor, top, height, wide, isReady, show, active, opened, isDraft } = props
  const { number, kind, cells, front } = floor
  const beyond = cells.length - front
  const draw = (cell: FacadeCell<ListedUnit>, place: number) => (
    // oxlint-disable-next-line react/no-array-index-key -- a slot is identified by its position
    <Cell key={place} cell={cell} show={show} active={active} opened={opened} isDraft={isDraft} />
  )
  const bare = unitsOf(floor).length === 0
  const head = (
    <span
      role="rowheader"
      className="tabular w-8 shrink-0 self-center text-xs leading-none text-ink-2 max-md:sticky max-md:left-0 max-md:z-1 max-md:h-full max-md:content-center max-md:bg-surface md:-skew-y-[3.5deg]"
    >
      <span className="sr-only">{bare ? `${words.floor(number)}, ${words.kinds[kind]}` : words.floor(number)}</span>
      <span aria-hidden="true" className={hasRoom(number, top, height) ? undefined : 'md:hidden'}>
        {number}
      </span>
    </span>
  )
  if (!wide)
    return (
      <div role="row" className={classNames('flex gap-1', bare ? 'h-4' : 'h-8')}>
        {head}
        {isReady ? cells.map(draw) : null}
      </div>
    )
  return (
    <div role="row" className="flex gap-0.75" style={{ height: `${height}rem` }}>
      <div
        role="none"
        style={{ flexGrow: beyond }}
        className="flex min-w-8 basis-8 origin-right skew-y-[3.5deg] gap-0.75 brightness-[0.94] dark-theme:brightness-[0.88] forced-colors:filter-none!"
      >
        {head}
        {isReady ? cells.slice(front).map((cell, place) => draw(cell, front + place)) : null}
      </div>
      <div role="none" style={{ flexGrow: front }} className="flex origin-left basis-0 -skew-y-[3.5deg] gap-0.75">
        {isReady ? cells.slice(0, front).map(draw) : null}
      </div>
    </div>
  )
})

const cellClass = 'min-w-0 flex-1 basis-0 rounded-[1.5px] max-md:w-(--cell) max-md:flex-none max-md:rounded-xs'

type CellProps = Pick<RowProps, 'show' | 'active' | 'opened' | 'isDraft'> & { cell: FacadeCell<ListedUnit> }

function Cell({ cell, show, active, opened, isDraft }: CellProps) {
  if (cell === null) return <span aria-hidden="true" className={cellClass} />
  if (cell === 'stone' || cell === 'free')
    return <span aria-hidden="true" className={classNames(cellClass, facadeStyles[cell])} />
  const status = facadeStatus(cell)
  const isQuiet = show !== null && !isHighlighted(cell, show)
  const text = [
    words.where(cell.unitNumber, cell.floor, cell.facing),
    isDraft ? cell.category : words.statusOf[status],
    cell.openRequests > 0 && words.requests(cell.openRequests),
    cell.tenants[0]?.fullName,
  ]
  return (
    <button
      type="button"
      role="gridcell"
      {...{ [unitMark]: cell.id }}
      tabIndex={cell.id === active ? 0 : -1}
      aria-label={text.filter(Boolean).join(', ')}
      className={classNames(
        cellClass,
        facadeStyles[status],
        isQuiet && quietCell,
        'relative hover:z-1 hover:outline-2 hover:outline-ink focus-visible:z-1 focus-visible:outline-[2.5px] focus-visible:outline-offset-1',
        cell.id === opened && 'z-1 outline-[2.5px] outline-ink',
      )}
    >
      {isQuiet ? null : (
        <span className="tabular rounded-photo bg-surface px-0.5 text-11 leading-none whitespace-nowrap text-ink md:hidden">
          {cell.unitNumber}
        </span>
      )}
    </button>
  )
}
