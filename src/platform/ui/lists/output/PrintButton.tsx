import Printer from 'lucide-react/icons/printer'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import type { ExportedTable } from '../../../text/exported-table.ts'
import { Button } from '../../display/Button.tsx'
import { ListButtonText } from './ListButtonText.tsx'
import { usePrint } from './use-print.tsx'

type Props = {
  /** Above the printed list. */
  title: string
  /** Reads all rows that match the filters, not only those of the page. */
  read: () => Promise<ExportedTable>
}

/** Prints the whole filtered list. */
export function PrintButton({ title, read }: Props) {
  const { print, isReading, printed } = usePrint(title)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={Printer}
        busy={isReading}
        busyText={words.readingList}
        onClick={() => print(read)}
      >
        <ListButtonText text={words.printList} short={words.printShort} />
      </Button>
      {printed}
    </>
  )
}
