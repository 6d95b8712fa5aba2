import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import type { ExportedTable } from '../../../text/exported-table.ts'
import { toast } from '../../feedback/toast.ts'
import type { BulkAction } from '../selection/BulkBar.tsx'
import { useExportChosen } from './export-right.ts'
import { usePrint } from './use-print.tsx'

/** How the selected rows of a list are printed and exported. */
export type SelectedOutput<R> = {
  /** The list, as the call for its selected rows names it. */
  list: string
  /** Above the printed list. */
  title: string
  /** The chosen columns of a file, with commas between them. */
  columns?: string | undefined
  toTable: (rows: readonly R[]) => ExportedTable
  /** Reads the selected rows. */
  read: () => Promise<readonly R[]>
}

/** The actions that print and export the selected rows; `printed` is rendered anywhere on the screen. */
export function useSelectedOutput<R extends { id: string }>(
  output: SelectedOutput<R>,
): {
  actions: BulkAction[]
  printed: ReactNode
} {
  const { list, title, columns, toTable, read } = output
  const { print, printed } = usePrint(title)
  const exportChosen = useExportChosen()
  const exporting = useMutation({
    mutationFn: async () => exportChosen?.(list, { ids: (await read()).map(({ id }) => id), columns }),
    onSuccess: () => toast.success(words.exported),
    onError: (error) => toast.failure(words.notExported, error.message),
  })
  const printSelected = {
    id: 'print',
    label: words.printSelected,
    icon: Printer,
    onPress: () => print(async () => toTable(await read())),
  }
  const exportSelected = {
    id: 'export',
    label: words.exportSelected,
    icon: Download,
    onPress: () => exporting.mutate(),
  }
  return { actions: exportChosen ? [printSelected, exportSelected] : [printSelected], printed }
}
