import type { InfiniteData } from '@tanstack/react-query'
import type { MaintenanceRequest } from '../../request.ts'

/** `isOld`: it was out of sight when something changed, so it was not read again. */
export type ColumnPage = { rows: MaintenanceRequest[]; total: number; next: string | null; isOld?: true }
/** Behind which request a page begins, and the how many-th it is; the first one is null. */
export type PageStart = { cursor: string; at: number } | null
export type ColumnPages = InfiniteData<ColumnPage, PageStart>

/** What a column shows of a request; the one there, or undefined. */
export const foundIn = (data: ColumnPages | undefined, id: string) =>
  data?.pages.flatMap(({ rows }) => rows).find((request) => request.id === id)

/** Of a request that moved from an old page into one that was read again, only the newer card. */
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

/** Which pages of a column are near what is seen: only those are read again when something changed. */
export function newNearPages() {
  const near = new Set<number>()
  const tellers = new Map<number, (isNear: boolean) => void>()
  return {
    has: (at: number) => near.has(at),
    /** Hears of one page; the same function each time it is asked for. */
    teller(at: number) {
      const known = tellers.get(at)
      if (known) return known
      const tell = (isNear: boolean) => void (isNear ? near.add(at) : near.delete(at))
      tellers.set(at, tell)
      return tell
    },
  }
}
export type NearPages = ReturnType<typeof newNearPages>

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
