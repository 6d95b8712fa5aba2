import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { callPage } from '#platform/ui/data/call.ts'
import type { Status } from '../../requests/choices.ts'
import { maintenance } from '../../requests/contract.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import type { PendingRequestChange } from '../../requests/pending-change.ts'
import { attentionFirst } from '../../sla/rules.ts'
import { type BoardFilter, columnKey, columnsKey, isBeside } from './card-columns.ts'
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

/** The page size: one and a half screens of a column. Larger pages make the frame slow in which all columns change. */
const pageSize = 8
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

/** A column as it will be once the pending moves are saved. */
export function withPendingCards(
  data: ColumnPages,
  status: Status,
  pending: readonly PendingRequestChange[],
  withPending: (request: MaintenanceRequest) => MaintenanceRequest,
  now: Date,
): ColumnPages {
  let shown = withoutRepeats(data)
  for (const { request, changes } of pending) {
    const changed = withPending(foundIn(shown, request.id) ?? request)
    if (changes.status !== undefined && changed.status !== status) shown = without(shown, request.id)
    else if (changes.status !== undefined || foundIn(shown, request.id))
      shown = withRequest(shown, changed, attentionFirst(now))
  }
  return shown
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
