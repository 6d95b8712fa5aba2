import { type ReactNode, use, useState } from 'react'
import { AppliedFiltersContext } from './applied-filters.ts'

/** Collects the filters inside it, so that a list printed inside it names them. The outermost one collects all. */
export function FilteredList({ children }: { children: ReactNode }) {
  const around = use(AppliedFiltersContext)
  const [own] = useState(() => new Map<string, string>())
  return <AppliedFiltersContext value={around ?? own}>{children}</AppliedFiltersContext>
}
