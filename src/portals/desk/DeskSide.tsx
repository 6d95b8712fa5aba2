import { logScreenWords } from '#desk-log/messages/screens.ts'
import { useCurrentLog } from '#desk-log/screens/queries.ts'
import { KeysOut } from '#keys/screens/KeysOut.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ShiftCard } from './log/ShiftCard.tsx'
import { useLogDialogs } from './log/use-log-dialogs.tsx'

/** The newest entries on the first screen. */
const shownEntries = 5

/** The keys that are out, and the log of the shift. */
export function DeskSide({ onKey }: { onKey: (id: string) => void }) {
  const current = useCurrentLog()
  const { open, write, end, dialogs } = useLogDialogs(current.data)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <KeysOut onOpen={onKey} />
      {current.data ? (
        <ShiftCard log={current.data} onOpen={open} onWrite={write} onEnd={end} limit={shownEntries} />
      ) : (
        <Waiting on={current} words={logScreenWords.loading} failed={logScreenWords.failed} />
      )}
      {dialogs}
    </div>
  )
}
