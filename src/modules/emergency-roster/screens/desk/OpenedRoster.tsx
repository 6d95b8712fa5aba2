import Printer from 'lucide-react/icons/printer'
import { useState, type ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { rosterScreenWords as words } from '../../messages/screens.ts'
import { groupByFloor } from '../../rules.ts'
import type { RosterEntry } from '../../sealed-shapes.ts'
import { RosterList } from './RosterList.tsx'
import { RosterPrint } from './RosterPrint.tsx'

type Props = {
  entries: readonly RosterEntry[]
  /** On each sheet: the incident, or the time of the copy. */
  printedLine: string
  /** Whether each sheet says that it is for a drill. */
  isDrill?: boolean
  /** Says that this view was recorded. */
  record: ReactNode
  /** Records that it is printed; it is printed after that. */
  onPrint: () => Promise<unknown>
  onHide: () => void
}

/** The roster while it is open: by floor, with the sheets to print. */
export function OpenedRoster({ entries, printedLine, isDrill = false, record, onPrint, onHide }: Props) {
  const [floor, setFloor] = useState('all')
  const [printed, setPrinted] = useState<readonly RosterEntry[] | null>(null)
  const [isRecording, setIsRecording] = useState(false)
  const floors = groupByFloor(entries).map((one) => String(one.floor))
  const print = async () => {
    setIsRecording(true)
    try {
      await onPrint()
      setPrinted(floor === 'all' ? entries : entries.filter((entry) => String(entry.floor) === floor))
    } finally {
      setIsRecording(false)
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5 px-4.5 pt-3 pb-3.5 max-md:px-4">
        <p className="min-w-[min(10rem,100%)] flex-1 text-sm text-ink-2" role="status">
          {record}
        </p>
        {entries.length > 0 ? (
          <>
            <div className="w-40 max-sm:flex-1">
              <Select
                label={words.print.which}
                value={floor}
                onChange={setFloor}
                choices={[
                  { value: 'all', label: words.print.all },
                  ...floors.map((name) => ({ value: name, label: words.floor(name) })),
                ]}
              />
            </div>
            <Button icon={Printer} busy={isRecording} onClick={() => void print().catch(() => undefined)}>
              {words.print.button}
            </Button>
          </>
        ) : null}
        <Button variant="plain" onClick={onHide}>
          {words.hide}
        </Button>
      </div>
      {/* Only the sheets are printed, because a print is on record: the command of the web browser is not. */}
      <div className="print:hidden">
        <RosterList entries={entries} />
      </div>
      {printed ? (
        <RosterPrint entries={printed} line={printedLine} isDrill={isDrill} onDone={() => setPrinted(null)} />
      ) : null}
    </>
  )
}
