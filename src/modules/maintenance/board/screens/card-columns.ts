import type { QueryClient } from '@tanstack/react-query'
import type { Status } from '../../requests/choices.ts'
import type { MaintenanceRequest, RequestFilter } from '../../requests/request.ts'
import { attentionFirst } from '../../sla/rules.ts'
import { foundIn, without, withRequest, type ColumnPages } from './column-pages.ts'

/** The filter of the board; the column supplies the status. */
export type BoardFilter = Omit<Partial<RequestFilter>, 'status' | 'limit' | 'cursor' | 'sort'>

export const columnsKey = ['maintenance', 'requests', 'column'] as const
export const columnKey = (status: Status, filter: BoardFilter) => [...columnsKey, status, filter] as const

/** Adds a request to its column and removes it from every other one. */
export function placeCard(cache: QueryClient, request: MaintenanceRequest) {
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

/** Whether two columns belong to one board: their filters are equal. */
export const isBeside = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a[4]) === JSON.stringify(b[4])
