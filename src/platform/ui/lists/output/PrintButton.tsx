import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import { later } from '../../data/loading/later.tsx'
import { Button } from '../../display/Button.tsx'
import { toast } from '../../feedback/toast.ts'
import type { PrintedRows } from './PrintedTable.tsx'

const PrintedTable = later(() => import('./PrintedTable.tsx').then((file) => file.PrintedTable))

type Props = {
  /** Above the printed list. */
  title: string
  /** Reads all rows that match the filters, not only those of the page. */
  read: () => Promise<PrintedRows>
}

/** Prints the whole filtered list. */
export function PrintButton({ title, read }: Props) {
  const [isReading, setReading] = useState(false)
  const [printed, setPrinted] = useState<PrintedRows | null>(null)
  const print = async () => {
    setReading(true)
    try {
      setPrinted(await read())
    } catch (error) {
      toast.failure(words.notPrinted, error instanceof Error ? error.message : undefined)
    }
    setReading(false)
  }
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={Printer}
        busy={isReading}
        busyText={words.readingList}
        onClick={() => void print()}
      >
        {words.printList}
      </Button>
      {printed ? <PrintedTable title={title} {...printed} onDone={() => setPrinted(null)} /> : null}
    </>
  )
}
