import type { ReactNode } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { mostCounted } from '#platform/text/total-text.ts'
import { maxExportedRows } from '#views/choices.ts'
import type { AuditEntry, EntryFilter } from '../contract.ts'
import { exportedEntries } from '../exported-entries.ts'
import { words } from '../messages/en.ts'
import { readPrintedEntries } from './queries.ts'

type Props = {
  selection: Selection<AuditEntry>
  total: number | null
  /** What the filters ask for, for everything that matches. */
  criteria: EntryFilter
  /** The row of filters. */
  children: ReactNode
}

/** Prints and exports the selected entries, in place of the filters. The export beside the title has all that match. */
export function AuditBulkBar({ selection, total, criteria, children }: Props) {
  const zone = useTimeZone()
  return (
    <RowsBar
      topic="audit"
      selection={selection}
      total={total !== null && total <= Math.min(maxExportedRows, mostCounted) ? total : null}
      readAll={() => readPrintedEntries(criteria)}
      output={{ list: 'audit', title: words.title, toTable: (entries) => exportedEntries(entries, zone) }}
    >
      {children}
    </RowsBar>
  )
}
