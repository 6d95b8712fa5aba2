import { type ReactNode, useState } from 'react'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import { later } from '../../data/loading/later.tsx'
import { toast } from '../../feedback/toast.ts'
import type { PrintedRows } from './PrintedTable.tsx'

const PrintedTable = later(() => import('./PrintedTable.tsx').then((file) => file.PrintedTable))

/** Prints rows once they are read; `printed` is rendered anywhere on the screen. */
export function usePrint(title: string): {
  print: (read: () => Promise<PrintedRows>) => void
  isReading: boolean
  printed: ReactNode
} {
  const [isReading, setReading] = useState(false)
  const [rows, setRows] = useState<PrintedRows | null>(null)
  const print = async (read: () => Promise<PrintedRows>) => {
    setReading(true)
    try {
      setRows(await read())
    } catch (error) {
      toast.failure(words.notPrinted, error instanceof Error ? error.message : undefined)
    }
    setReading(false)
  }
  return {
    print: (read) => void print(read),
    isReading,
    printed: rows ? <PrintedTable title={title} {...rows} onDone={() => setRows(null)} /> : null,
  }
}
