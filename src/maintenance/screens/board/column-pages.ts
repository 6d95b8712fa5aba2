import type { InfiniteData } from '@tanstack/react-query'
import type { MaintenanceRequest } from '../../request.ts'

export type ColumnPage = { rows: MaintenanceRequest[]; total: number; next: string | null }
export type ColumnPages = InfiniteData<ColumnPage, string | null>

/** What a column shows of a request; the one there, or undefined. */
export const foundIn = (data: ColumnPages | undefined, id: string) =>
  data?.pages.flatMap(({ rows }) => rows).find((request) => request.id === id)

/** The column without this request, and one fewer in its count. */
export function without(data: ColumnPages, id: string): ColumnPages {
  if (!foundIn(data, id)) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      rows: page.rows.filter((request) => request.id !== id),
    })),
  }
}

/** The column with this request at its place; behind everything loaded it waits until it is loaded. */
export function withRequest(
  data: ColumnPages,
  request: MaintenanceRequest,
  order: (one: MaintenanceRequest, other: MaintenanceRequest) => number,
): ColumnPages {
  const rest = without(data, request.id)
  const at = rest.pages.findIndex(({ rows }) => rows.some((row) => order(request, row) < 0))
  const last = rest.pages.length - 1
  const into = at === -1 ? (rest.pages[last]?.next === null ? last : -1) : at
  return {
    ...rest,
    pages: rest.pages.map((page, index) => ({
      ...page,
      total: page.total + 1,
      rows: index === into ? inOrder(page.rows, request, order) : page.rows,
    })),
  }
}

function inOrder(
  rows: MaintenanceRequest[],
  request: MaintenanceRequest,
  order: (one: MaintenanceRequest, other: MaintenanceRequest) => number,
) {
  const at = rows.findIndex((row) => order(request, row) < 0)
  return at === -1 ? [...rows, request] : rows.toSpliced(at, 0, request)
}
