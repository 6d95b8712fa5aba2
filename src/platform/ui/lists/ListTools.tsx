import type { ReactNode } from 'react'

/** The row above a list without filters: what can be done with all of it. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className="mb-3 flex min-h-11 flex-wrap items-center justify-end gap-1">{children}</div>
)
