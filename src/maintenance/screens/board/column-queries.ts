import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { callPage, call } from '#platform/screens/call.ts'
import type { Status } from '../../choices.ts'
import { maintenance } from '../../contract.ts'
import type { MaintenanceRequest, RequestFilter } from '../../request.ts'
import { isStale } from '../queries.ts'
import { attentionFirst } from '../../promise-rules.ts'
import {
  foundIn,
  without,
  withoutRepeats,
  withRequest,
  type ColumnPage,
  type ColumnPages,
  type NearPages,
  type PageStart,
} from './column-pages.ts'

/** What the board is filtered by; the status is the column's. */
export type BoardFilter = Omit<Partial<RequestFilter>, 'status' | 'limit' | 'cursor' | 'sort'>

/** So many cards come at once: a screen and a half of a column. More of them make a frame long in which all columns change. */
const pageSize = 8
const columnsKey = ['maintenance', 'requests', 'column'] as const
const columnKey = (status: Status, filter: BoardFilter) => [...columnsKey, status, filter] as const
const moveKey = ['maintenance', 'board-move'] as const

/**
 * One column, page by page as it scrolls. When something changed its top is read again, which tells how many there are,
 * and what is near; a page out of sight stays as it is, marked as old, and is read again when somebody comes near it.
 */
export function useColumn(status: Status, filter: BoardFilter, near: NearPages) {
  return useInfiniteQuery<ColumnPage, Error, ColumnPages, readonly unknown[], PageStart>({
    queryKey: columnKey(status, filter),
    queryFn: ({ pageParam: start, signal, client, queryKey }) => {
      const known = start && client.getQueryData<ColumnPages>(queryKey)?.pages[start.at]
      if (known && !near.has(start.at)) return { ...known, isOld: true }
      const from = start ? { cursor: start.cursor } : {}
      return callPage(maintenance.list, {
        query: { ...filter, status, sort: 'attention', limit: pageSize, ...from },
        signal,
      })
    },
    // A changed filter shows the column as it was until its cards are there.
    placeholderData: keepPreviousData,
    initialPageParam: null,
    getNextPageParam: ({ next }, pages) => (next === null ? null : { cursor: next, at: pages.length }),
  })
}

export type BoardMove = { request: MaintenanceRequest; to: Status }

/** The moves that the server has not answered yet, oldest first. */
export const useMovesUnderWay = () =>
  useMutationState({
    filters: { mutationKey: moveKey, status: 'pending' },
    select: ({ state }) => state.variables as BoardMove,
  })

/** A column as it will be once the moves under way are done. */
export function withMoves(data: ColumnPages, status: Status, moves: readonly BoardMove[], now: Date): ColumnPages {
  let shown = withoutRepeats(data)
  for (const { request, to } of moves)
    shown = to === status ? withRequest(shown, { ...request, status }, attentionFirst(now)) : without(shown, request.id)
  return shown
}

/** Moves a card of the version that was lifted. A refusal takes it back, or to where somebody faster put it. */
export function useBoardMove() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: moveKey,
    mutationFn: ({ request, to }: BoardMove) =>
      call(maintenance.move, { params: { id: request.id }, body: { status: to }, ifMatch: request.version }),
    onSuccess: (moved) => place(cache, moved),
    onError: (error) => {
      if (isStale(error) && error.present) place(cache, error.present as MaintenanceRequest)
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: ['maintenance'] }),
  })
}

/** Puts a request into its column and takes it out of every other. */
function place(cache: QueryClient, request: MaintenanceRequest) {
  cache.setQueryData(['maintenance', 'request', request.id], request)
  const shown = cache.getQueriesData<ColumnPages>({ queryKey: columnsKey })
  for (const [key, data] of shown) {
    if (!data) continue
    const belongs =
      key[3] === request.status && shown.some(([other, it]) => isBeside(key, other) && foundIn(it, request.id))
    cache.setQueryData(
      key,
      belongs ? withRequest(data, request, attentionFirst(new Date())) : without(data, request.id),
    )
  }
}

/** Columns of one board: the same filter. */
const isBeside = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one[4]) === JSON.stringify(other[4])

/** What the board shows of a request now, wherever it stands. */
export function shownRequest(cache: QueryClient, id: string): MaintenanceRequest | undefined {
  for (const [, data] of cache.getQueriesData<ColumnPages>({ queryKey: columnsKey, type: 'active' })) {
    const found = foundIn(data, id)
    if (found) return found
  }
  return undefined
}

/** A column that was scrolled far forgets its tail when it is back on top, so that a change need not read all of it again. */
export function forgetTail(cache: QueryClient, status: Status, filter: BoardFilter) {
  cache.setQueryData<ColumnPages>(
    columnKey(status, filter),
    (data) => data && { pages: data.pages.slice(0, 2), pageParams: data.pageParams.slice(0, 2) },
  )
}
