import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { callPage } from '#platform/ui/data/call.ts'
import type { Status } from '../../requests/choices.ts'
import { maintenance } from '../../requests/contract.ts'
import type { MaintenanceRequest, RequestFilter } from '../../requests/request.ts'
import { sendStatusChange } from '../../requests/screens/queries.ts'
import { attentionFirst } from '../../sla/rules.ts'
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

/** The filter of the board; the column supplies the status. */
export type BoardFilter = Omit<Partial<RequestFilter>, 'status' | 'limit' | 'cursor' | 'sort'>

/** The page size: one and a half screens of a column. Larger pages make the frame slow in which all columns change. */
const pageSize = 8
const columnsKey = ['maintenance', 'requests', 'column'] as const
const columnKey = (status: Status, filter: BoardFilter) => [...columnsKey, status, filter] as const
const statusChangeKey = ['maintenance', 'board-move'] as const

/**
 * One column, paginated as it scrolls. After a change its first page is read again, which has the total, and so are
 * the pages near the viewport. A page out of sight is marked as outdated and read again when it comes near.
 */
export function useColumn(status: Status, filter: BoardFilter, near: NearPages) {
  return useInfiniteQuery<ColumnPage, Error, ColumnPages, readonly unknown[], PageStart>({
    queryKey: columnKey(status, filter),
    queryFn: async ({ pageParam: start, signal, client, queryKey }) => {
      const cached = start && client.getQueryData<ColumnPages>(queryKey)?.pages[start.at]
      if (cached && !near.has(start.at)) return { ...cached, isOld: true }
      const from = start ? { cursor: start.cursor } : {}
      const page = await callPage(maintenance.list, {
        query: { ...filter, status, sort: 'attention', limit: pageSize, ...from },
        signal,
      })
      removeFromOtherColumns(client, queryKey, page.rows)
      return page
    },
    // After a change of the filter the column stays as it was until its cards are loaded.
    placeholderData: keepPreviousData,
    initialPageParam: null,
    getNextPageParam: ({ next }, pages) => (next === null ? null : { cursor: next, at: pages.length }),
  })
}

export type StatusChange = { request: MaintenanceRequest; to: Status; assignedTo?: string | undefined }

/** The moves that the server has not confirmed yet, oldest first. */
export const usePendingStatusChanges = () =>
  useMutationState({
    filters: { mutationKey: statusChangeKey, status: 'pending' },
    select: ({ state }) => state.variables as StatusChange,
  })

/** A column as it will be once the pending moves are saved. */
export function withPendingChanges(
  data: ColumnPages,
  status: Status,
  statusChanges: readonly StatusChange[],
  now: Date,
): ColumnPages {
  let shown = withoutRepeats(data)
  for (const { request, to } of statusChanges)
    shown = to === status ? withRequest(shown, { ...request, status }, attentionFirst(now)) : without(shown, request.id)
  return shown
}

/**
 * Moves a card, with the version that was lifted. An error returns it, or puts it where another user moved it first.
 */
export function useChangeStatus() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: statusChangeKey,
    mutationFn: ({ request, to, assignedTo }: StatusChange) => sendStatusChange(request, to, assignedTo),
    onSuccess: (moved) => place(cache, moved),
    onError: (error) => {
      const present = presentRecord<MaintenanceRequest>(error)
      if (present) place(cache, present)
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: ['maintenance'] }),
  })
}

/** Adds a request to its column and removes it from every other one. */
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

/** Removes the older cards of requests that arrived in this column: the other columns may be read again later. */
function removeFromOtherColumns(cache: QueryClient, key: readonly unknown[], arrived: readonly MaintenanceRequest[]) {
  for (const [other, data] of cache.getQueriesData<ColumnPages>({ queryKey: columnsKey })) {
    if (!data || other[3] === key[3] || !isBeside(key, other)) continue
    const outdated = arrived.filter(({ id, version }) => (foundIn(data, id)?.version ?? version) < version)
    if (outdated.length > 0)
      cache.setQueryData(
        other,
        outdated.reduce((rest, { id }) => without(rest, id), data),
      )
  }
}

/** Whether two columns belong to one board: their filters are equal. */
const isBeside = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a[4]) === JSON.stringify(b[4])

/** The cached request, in whichever column it is. */
export function shownRequest(cache: QueryClient, id: string): MaintenanceRequest | undefined {
  for (const [, data] of cache.getQueriesData<ColumnPages>({ queryKey: columnsKey, type: 'active' })) {
    const existing = foundIn(data, id)
    if (existing) return existing
  }
  return undefined
}

/**
 * Drops the tail of a column that was scrolled far once it is back on top, so that a change does not reload all
 * pages.
 */
export function dropTail(cache: QueryClient, status: Status, filter: BoardFilter) {
  cache.setQueryData<ColumnPages>(
    columnKey(status, filter),
    (data) => data && { pages: data.pages.slice(0, 2), pageParams: data.pageParams.slice(0, 2) },
  )
}
