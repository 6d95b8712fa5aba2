import { useMutation } from '@tanstack/react-query'
import { officeKitWords } from '../../../language/messages/office.ts'
import type { ExportedTable } from '../../../text/exported-table.ts'
import { ExportButton } from './ExportButton.tsx'
import { useCanExport } from './export-right.ts'
import { PrintButton } from './PrintButton.tsx'

type Props = {
  /** Above the printed list. */
  title: string
  /** Reads all rows that match the filters, not only those of the page. */
  read: () => Promise<ExportedTable>
  /** Downloads the same rows as a CSV file. */
  download: () => Promise<void>
}

/** Prints the whole filtered list, and exports it for those who can export. */
export function PrintAndExport({ title, read, download }: Props) {
  const exportList = useMutation({ mutationFn: download })
  return (
    <span className="flex flex-wrap gap-1 max-md:order-last max-md:gap-0">
      <PrintButton title={title} read={read} />
      {useCanExport() ? (
        <ExportButton exportList={exportList} criteria={undefined} words={officeKitWords} variant="plain" />
      ) : null}
    </span>
  )
}
