import Wrench from 'lucide-react/icons/wrench'
import { useState } from 'react'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { unitRequestWords as words } from '../../messages/unit.ts'
import { RequestCards } from './RequestCards.tsx'
import { useRequests, useUnitHistory } from '../queries.ts'
import { useFormats } from '../use-formats.ts'

/** How many closed requests are shown. */
const limit = 10

type Part = 'current' | 'history'
const parts = [
  { value: 'current', label: words.currentIssues },
  { value: 'history', label: words.history },
] as const

/** The open and past requests of a unit. */
export function UnitRequests({ unitId, onOpen }: { unitId: string; onOpen: (id: string) => void }) {
  const [part, setPart] = useState<Part>('current')
  return (
    <div className="grid gap-4">
      <div>
        <Segmented label={words.parts} choices={parts} value={part} onChange={setPart} />
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
  if (!requests.data) return <Waiting on={requests} words={words.loading} />
  if (requests.data.rows.length === 0)
    return (
      <Empty icon={Wrench} help={words.noIssuesHelp}>
        {words.noIssues}
      </Empty>
    )
  return <RequestCards requests={requests.data.rows} formats={formats} onOpen={onOpen} />
}

function History({ unitId, onOpen }: { unitId: string; onOpen: (id: string) => void }) {
  const formats = useFormats('dashboard')
  const history = useUnitHistory(unitId)
  if (!history.data) return <Waiting on={history} words={words.loading} />
  const rest = history.data.length - limit
  if (history.data.length === 0)
    return (
      <Empty icon={Wrench} help={words.noHistoryHelp}>
        {words.noHistory}
      </Empty>
    )
  return (
    <>
      <RequestCards requests={history.data.slice(0, limit)} formats={formats} onOpen={onOpen} />
      {rest > 0 ? <p className="text-ink-3">{words.more(rest)}</p> : null}
    </>
  )
}
