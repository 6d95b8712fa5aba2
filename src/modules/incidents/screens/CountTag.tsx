import type { ReactNode } from 'react'

/** A figure beside the title of a card. */
export const CountTag = ({ children }: { children: ReactNode }) => (
  <span className="tabular ml-1.5 rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{children}</span>
)
