import type { InfiniteData } from '@tanstack/react-query'
import type { MaintenanceRequest } from '../../requests/request.ts'

/** `isOld`: something changed while it was out of sight, so it was not read again. */
export type ColumnPage = { rows: MaintenanceRequest[]; total: number; next: string | null; isOld?: true }
/** The request that the page begins after, and its position; null for the first page. */
export type PageStart = { cursor: string; at: number } | null
export type ColumnPages = InfiniteData<ColumnPage, PageStart>

/** The request in a column, or undefined. */
export const foundIn = (data: ColumnPages | undefined, id: string) =>
  data?.pages.flatMap(({ rows }) => rows).find((request) => request.id === id)

/** When a request moved from an outdated page to a refreshed one, keeps only the newer card. */
export function withoutRepeats(data: ColumnPages): ColumnPages {
  if (!data.pages.some(({ isOld }) => isOld)) return data
  const fresh = new Set(data.pages.flatMap(({ isOld, rows }) => (isOld ? [] : rows.map(({ id }) => id))))
  return {
    ...data,
    pages: data.pages.map((page) =>
      page.isOld ? { ...page, rows: page.rows.filter(({ id }) => !fresh.has(id)) } : page,
    ),
  }
}

/** Tracks which pages of a column are near the viewport: only those are read again after a change. */
export function createNearPages() {
  const near = new Set<number>()
  const callbacks = new Map<number, (isNear: boolean) => void>()
  return {
    has: (at: number) => near.has(at),
    /** The callback for one page; the same function on every call. */
    viewportCallback(at: number) {
      const existing = callbacks.get(at)
      if (existing) return existing
      const setNear = (isNear: boolean) => void (isNear ? near.add(at) : near.delete(at))
      callbacks.set(at, setNear)
      return setNear
    },
  }
}
export type NearPages = ReturnType<typeof createNearPages>

/** The column without a request, and its count reduced. */
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

/** The column with a request at its position. Behind everything loaded, it appears once that page is loaded. */
export function withRequest(
  data: ColumnPages,
  request: MaintenanceRequest,
  order: (a: MaintenanceRequest, b: MaintenanceRequest) => number,
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
  order: (a: MaintenanceRequest, b: MaintenanceRequest) => number,
) {
  const at = rows.findIndex((row) => order(request, row) < 0)
  return at === -1 ? [...rows, request] : rows.toSpliced(at, 0, request)
}
