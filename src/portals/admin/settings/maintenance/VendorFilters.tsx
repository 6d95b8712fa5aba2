import type { ReactNode } from 'react'
import { categories } from '#maintenance/requests/choices.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { paperFilters } from '#maintenance/vendors/choices.ts'
import type { VendorRecord } from '#maintenance/vendors/contract.ts'
import { exportedVendors, printedColumns } from '#maintenance/vendors/exported-vendors.ts'
import { vendorWords as words } from '#maintenance/vendors/messages/en.ts'
import { downloadVendors } from '#maintenance/vendors/screens/queries.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import type { VendorFilter } from './use-vendor-filter.ts'

const trades = [
  { value: 'all', label: words.all },
  ...categories.map((value) => ({ value, label: categoryWords[value] })),
] as const
const papers = [
  { value: 'all', label: words.all },
  ...paperFilters.map((value) => ({ value, label: words.paperFilters[value] })),
] as const

type Props = {
  filter: VendorFilter
  shown: readonly VendorRecord[]
  /** Above the printed list. */
  title: string
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** The search and the filters of the vendors, and what prints and exports those that match. */
export const VendorFilters = ({ filter, shown, title, chosen, menu }: Props) => (
  <OutputFilterBar
    filter={filter}
    labels={words}
    menu={menu}
    title={title}
    read={async () => exportedVendors(shown, printedColumns(chosen))}
    download={() => downloadVendors({ ...filter.criteria, columns: chosen?.join(',') })}
  >
    <FilterSelect
      label={words.fields.trade}
      choices={trades}
      value={filter.values.trade}
      onChange={(trade) => filter.update({ trade })}
    />
    <FilterSelect
      label={words.papers}
      choices={papers}
      value={filter.values.papers}
      onChange={(chosenPapers) => filter.update({ papers: chosenPapers })}
    />
  </OutputFilterBar>
)
