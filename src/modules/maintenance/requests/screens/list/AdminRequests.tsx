import List from 'lucide-react/icons/list'
import Move from 'lucide-react/icons/move'
import SquareKanban from 'lucide-react/icons/square-kanban'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState, type ComponentType } from 'react'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import type { ListColumns } from '#platform/ui/lists/columns/list-column.ts'
import type { BuiltInView } from '#platform/ui/lists/built-in-view.ts'
import { FilteredList } from '#platform/ui/lists/output/FilteredList.tsx'
import { ListActions } from '#platform/ui/lists/ListActions.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { KeyHints } from '#platform/ui/keys/KeyHints.tsx'
import type { StatusFilter } from '../../../board/board-columns.ts'
import { shownRequest } from '../../../board/screens/column-queries.ts'
import { allHints, shortHints } from '../../../dispatch/screens/key-hints.ts'
import { LaterKeyList } from '#platform/ui/keys/LaterKeyList.tsx'
import { LaterDispatch } from '../../../dispatch/screens/LaterDispatch.tsx'
import { RequestBulkBar } from '../../../dispatch/screens/RequestBulkBar.tsx'
import { useListCommands } from '../../../dispatch/screens/use-list-commands.ts'
import { boardWords } from '../../../board/messages/en.ts'
import type { Statistics as Figures } from '../../request.ts'
import { requestFigures } from '../../messages/figures.ts'
import { requestTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { Board } from '../../../board/screens/Board.tsx'
import { ListOutput } from './ListOutput.tsx'
import { NoRequests } from './NoRequests.tsx'
import { findListed, useStatistics } from '../queries.ts'
import { RequestDialog } from '../RequestDialog.tsx'
import { RequestFilters, type UnitFilterPart } from './RequestFilters.tsx'
import { RequestList } from './RequestList.tsx'
import { viewsOfRequests } from './request-views.ts'
import { Statistics } from './Statistics.tsx'
import { useFormats } from '../use-formats.ts'
import { type RequestFilterState, requestsLink, useRequestFilter } from './use-request-filter.ts'

const views = [
  { value: 'board', label: boardWords.board, icon: SquareKanban },
  { value: 'list', label: boardWords.list, icon: List },
] as const

type Props = {
  /** The request whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  onNew: () => void
  /** The signed-in person, for the view of their requests. */
  userId: string
  UnitFilter: UnitFilterPart
  columns: ListColumns
  /** The built-in and the saved views. */
  Views: ComponentType<{ builtIn: readonly BuiltInView[] }>
  /** Rendered beside a request in its dialog: the neighbouring homes. */
  Aside?: ComponentType<{ unitId: string }>
  /** Rendered above the facts of a request: its alerts. */
  Above?: ComponentType<{ id: string }>
}

/** The console's Maintenance section: figures, filters, and the requests as a board or a list. */
export function AdminRequests({ opened, onOpen, onClose, onNew, userId, ...parts }: Props) {
  const { UnitFilter, Views, columns, Aside, Above } = parts
  const words = useTexts(requestTexts)
  const address = useAddress()
  const wide = useWide()
  const filter = useRequestFilter()
  const formats = useFormats('dashboard')
  const figures = useStatistics(filter.criteria)
  // The board may lag behind, so that typing in the filters stays responsive.
  const criteria = useDeferredValue(filter.criteria)
  const status = useDeferredValue(filter.values.status)
  const view = address.at('view') === 'list' ? 'list' : 'board'
  const cache = useQueryClient()
  const [commented, setCommented] = useState<string | null>(null)
  const [isKeyListOpen, setKeyListOpen] = useState(false)
  const find = (id: string) => findListed(cache, id) ?? shownRequest(cache, id)
  const listed = view === 'list' ? filter.query : { ...criteria, status: filter.values.status }
  const step = (id: string, by: 1 | -1) => {
    const ids = shownRows()
    const next = ids[ids.indexOf(id) + by]
    if (next !== undefined) onOpen(next)
  }
  const commands = useListCommands({
    filter: listed,
    columns: view === 'list' ? columns.chosen : null,
    scope: JSON.stringify([view, criteria, filter.values.status]),
    find,
    rows: () => shownRows().flatMap((id) => find(id) ?? []),
    onComment: (id) => {
      setCommented(id)
      onOpen(id)
    },
    onNew,
    onKeys: () => setKeyListOpen(true),
    onStep: opened === null ? undefined : (by) => step(opened, by),
  })
  const total = countIn(figures.data, filter.values.status)
  const close = () => {
    setCommented(null)
    onClose()
  }
  return (
    <FilteredList>
      <PageHead
        title={officeWords.title}
        line={figures.data ? <HeadLine figures={figures.data} filter={filter} /> : '\u00a0'}
        actions={
          <ListActions
            label={boardWords.ways}
            choices={views}
            value={view}
            onChange={(next) =>
              address.change({ view: next === 'board' ? undefined : next, cursor: undefined, from: undefined })
            }
            add={boardWords.newRequest}
            onAdd={onNew}
          />
        }
      />
      <div className="mb-3.5">
        <Statistics figures={figures.data} filter={filter} />
      </div>
      <Views builtIn={viewsOfRequests(userId)} />
      <RequestBulkBar commands={commands} total={total}>
        <RequestFilters
          filter={filter}
          ordered={view === 'list'}
          UnitFilter={UnitFilter}
          trailing={
            view === 'list' ? (
              <ListOutput
                columns={wide ? columns.menu : null}
                isEmpty={total === 0}
                onVerb={(verb) => total && commands.runForAll(verb, total)}
              />
            ) : wide ? (
              <DragHint />
            ) : null
          }
        />
      </RequestBulkBar>
      {figures.isError && !figures.data ? (
        <div className="mb-3.5">
          <Waiting on={figures} words={words.loading} failed={officeWords.figuresNotLoaded} />
        </div>
      ) : (
        <NotRefreshed on={figures} />
      )}
      {view === 'list' ? (
        <RequestList
          filter={filter}
          formats={formats}
          opened={opened}
          onOpen={onOpen}
          dispatch={commands}
          columns={columns}
        />
      ) : figures.data?.total === 0 ? (
        <NoRequests isFiltered={filter.isFiltered} onClear={filter.clear} />
      ) : (
        <Board
          filter={criteria}
          status={status}
          counts={figures.data?.byStatus}
          formats={formats}
          opened={opened}
          onOpen={onOpen}
          dispatch={commands}
        />
      )}
      <KeyHints hints={shortHints} />
      <RequestDialog
        id={opened}
        onClose={close}
        firstTab={commented !== null && commented === opened ? 'notes' : 'overview'}
        onStep={step}
        {...(Aside ? { Aside } : {})}
        {...(Above ? { Above } : {})}
      />
      <LaterDispatch
        command={commands.command}
        onClose={commands.close}
        onDone={(left) => commands.selection.keep(left.flatMap((id) => find(id) ?? []))}
      />
      <LaterKeyList open={isKeyListOpen} onClose={() => setKeyListOpen(false)} hints={allHints} />
    </FilteredList>
  )
}

/** The ids of the requests on the screen, in their order. */
const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-row]')].flatMap((row) => row.dataset['row'] ?? [])

/** How many requests have a status of the filter. */
function countIn(figures: Figures | undefined, status: StatusFilter): number | null {
  if (!figures) return null
  if (status === 'all') return figures.total
  return status === 'active' ? figures.active : figures.byStatus[status]
}

/** The figures that the tiles leave out; each opens the list of its requests. */
function HeadLine({ figures, filter }: { figures: Figures; filter: RequestFilterState }) {
  const { active, overdue, near, unassigned } = figures
  const definitions = useTexts(requestFigures)
  const parts = [
    [boardWords.active(active), requestsLink(filter, definitions.active, {})],
    [boardWords.late(overdue), requestsLink(filter, definitions.overdue, { status: 'all', due: 'late' })],
    [boardWords.dueSoon(near), requestsLink(filter, definitions.dueSoon, { status: 'all', due: 'near' })],
    [boardWords.unassigned(unassigned), requestsLink(filter, definitions.unassigned, { assignee: 'nobody' })],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-3">
      {parts.map(([text, link]) => (
        <span key={text}>{link ? <FigureLink {...link}>{text}</FigureLink> : text}</span>
      ))}
    </span>
  )
}

const DragHint = () => (
  <span
    aria-hidden="true"
    className="inline-flex items-center gap-1.5 text-sm text-ink-3 max-xl:hidden pointer-coarse:hidden"
  >
    <Move size={14} />
    {boardWords.hint}
    <kbd className="rounded-sm bg-surface px-1.5 font-sans text-xs inset-ring inset-ring-line-strong">
      {boardWords.hintKey}
    </kbd>
    {boardWords.hintEnd}
  </span>
)
