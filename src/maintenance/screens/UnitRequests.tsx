import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '#platform/screens/Empty.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '../words.ts'
import { RequestCards } from './RequestCards.tsx'
import { useRequests, useUnitHistory } from './queries.ts'
import { useFormats } from './use-formats.ts'

const said = words.ofUnit
/** As many of the history are shown. */
const shown = 10

type Part = 'current' | 'history'
const parts = [
  { value: 'current', label: said.currentIssues },
  { value: 'history', label: said.history },
] as const

/** What is worked on in a unit, and what was. */
export function UnitRequests({ unitId, onOpen }: { unitId: string; onOpen: (id: string) => void }) {
  const [part, setPart] = useState<Part>('current')
  return (
    <div className="grid gap-4">
      <div>
        <Segmented label={said.parts} choices={parts} value={part} onChange={setPart} />
      </div>
      {part === 'current' ? (
        <CurrentIssues unitId={unitId} onOpen={onOpen} />
      ) : (
        <History unitId={unitId} onOpen={onOpen} />
      )}
    </div>
  )
}

function CurrentIssues({ unitId, onOpen }: { unitId: string; onOpen: (id: string) => void }) {
  const formats = useFormats('dashboard')
  const requests = useRequests({ unitId, status: 'active', limit: 1000 })
  if (!requests.data) return <Waiting on={requests} words={said.loading} />
  if (requests.data.rows.length === 0)
    return (
      <Empty icon={Wrench} help={said.noIssuesHelp}>
        {said.noIssues}
      </Empty>
    )
  return <RequestCards requests={requests.data.rows} formats={formats} onOpen={onOpen} />
}

function History({ unitId, onOpen }: { unitId: string; onOpen: (id: string) => void }) {
  const formats = useFormats('dashboard')
  const history = useUnitHistory(unitId)
  if (!history.data) return <Waiting on={history} words={said.loading} />
  const rest = history.data.length - shown
  if (history.data.length === 0)
    return (
      <Empty icon={Wrench} help={said.noHistoryHelp}>
        {said.noHistory}
      </Empty>
    )
  return (
    <>
      <RequestCards requests={history.data.slice(0, shown)} formats={formats} onOpen={onOpen} />
      {rest > 0 ? <p className="text-ink-3">{said.more(rest)}</p> : null}
    </>
  )
}
