import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import type { ReactNode } from 'react'
import { type VendorRecord, vendorList } from '#maintenance/vendors/contract.ts'
import { exportedVendors, printedColumns } from '#maintenance/vendors/exported-vendors.ts'
import { manyWords } from '#maintenance/vendors/messages/many.ts'
import { validateRetired } from '#maintenance/vendors/rules.ts'
import { call } from '#platform/ui/data/call.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'

type VendorAction = 'retire' | 'restore'

const changes: RowActions<VendorAction, VendorRecord> = {
  actions: [
    {
      id: 'retire',
      icon: Archive,
      ...manyWords.retire,
      isHarmless: false,
      explain: (vendors) => <p>{manyWords.keeps(vendors.reduce((sum, { openRequests }) => sum + openRequests, 0))}</p>,
    },
    {
      id: 'restore',
      icon: ArchiveRestore,
      ...manyWords.restore,
      isHarmless: true,
      explain: () => <p>{manyWords.chosenAgain}</p>,
    },
  ],
  validate: (action, vendor) => validateRetired(action === 'retire', vendor),
  send: ({ action, records }) => call(vendorList.changeMany, { body: { records, retired: action === 'retire' } }),
  failed: manyWords.failed,
}

type Props = {
  selection: Selection<VendorRecord>
  shown: readonly VendorRecord[]
  title: string
  /** The chosen columns of a file; null for all. */
  columns: readonly string[] | null
  children: ReactNode
}

/** What can be done with the selected vendors, in place of the tools of the list. */
export function VendorBulkBar({ selection, shown, title, columns, children }: Props) {
  const undo = useUndoOfArea('vendors')
  return (
    <RowsBar
      topic="maintenance"
      selection={selection}
      total={shown.length}
      readAll={async () => shown}
      output={{
        list: 'vendors',
        title,
        columns: columns?.join(','),
        toTable: (vendors) => exportedVendors(vendors, printedColumns(columns)),
      }}
      changes={{ ...changes, undo: () => undo() }}
    >
      {children}
    </RowsBar>
  )
}
