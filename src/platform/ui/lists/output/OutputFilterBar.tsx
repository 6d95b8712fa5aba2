import type { ComponentProps, ReactNode } from 'react'
import { FilterBar } from '../FilterBar.tsx'
import { PrintAndExport } from './PrintAndExport.tsx'

type Props = Omit<ComponentProps<typeof FilterBar>, 'trailing'> &
  ComponentProps<typeof PrintAndExport> & {
    /** Chooses the columns. */
    menu?: ReactNode
  }

/** The filters of a list, and at their end the menu of columns, print and export, which fit in one line on a phone. */
export const OutputFilterBar = ({ title, read, download, menu, children, ...bar }: Props) => (
  <FilterBar
    {...bar}
    trailing={
      <span className="flex flex-wrap gap-1 max-md:gap-0">
        {menu}
        <PrintAndExport title={title} read={read} download={download} />
      </span>
    }
  >
    {children}
  </FilterBar>
)
