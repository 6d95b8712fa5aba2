import type { ReactNode } from 'react'

/** At the end of the filters: the menu of columns, print and export. They fit in one line on a phone. */
export const OutputTools = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap gap-1 max-md:gap-0">{children}</span>
)
