import { type ReactNode, useState } from 'react'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import type { ExportedTable } from '../../../text/exported-table.ts'
import { later } from '../../data/loading/later.tsx'
import { toast } from '../../feedback/toast.ts'
import { useReadFilters } from './applied-filters.ts'
import { mostPrinted } from './printed-rows.ts'

const PrintedTable = later(() => import('./PrintedTable.tsx').then((file) => file.PrintedTable))

/** Prints rows once they are read, below the filters around the component; `printed` is rendered anywhere on the screen. */
export function usePrint(title: string): {
  print: (read: () => Promise<ExportedTable>) => void
  isReading: boolean
  printed: ReactNode
} {
  const readFilters = useReadFilters()
  const [isReading, setReading] = useState(false)
  const [shown, setShown] = useState<(ExportedTable & { filters: readonly string[] }) | null>(null)
  const print = async (read: () => Promise<ExportedTable>) => {
    const filters = readFilters()
    setReading(true)
    try {
      const table = await read()
      if (table.rows.length > mostPrinted) toast.failure(words.notPrinted, words.tooLongToPrint(mostPrinted))
      else setShown({ ...table, filters })
    } catch (error) {
      toast.failure(words.notPrinted, error instanceof Error ? error.message : undefined)
    }
    setReading(false)
  }
  return {
    print: (read) => void print(read),
    isReading,
    printed: shown ? <PrintedTable title={title} {...shown} onDone={() => setShown(null)} /> : null,
  }
}
