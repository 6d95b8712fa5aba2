import { createContext, use, useEffect } from 'react'

/** The filters that apply to the list around a component, by their names. */
export type AppliedFilters = Map<string, string>
export const AppliedFiltersContext = createContext<AppliedFilters | null>(null)

/** The choices of a filter that leave every row in the list. */
export const isWithoutFilter = (value: string) => value === 'all' || value === ''

/** Names a filter on the printed list while it applies; null while it does not. */
export function useAppliedFilter(label: string, value: string | null): void {
  const applied = use(AppliedFiltersContext)
  useEffect(() => {
    if (applied === null || value === null) return undefined
    applied.set(label, value)
    return () => void applied.delete(label)
  }, [applied, label, value])
}

/** Reads the filters around the component in words, when a list is printed. */
export function useReadFilters(): () => string[] {
  const applied = use(AppliedFiltersContext)
  return () => [...(applied ?? [])].map(([label, value]) => `${label}: ${value}`)
}
