import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import Wrench from 'lucide-react/icons/wrench'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useState } from 'react'
import { FileRequest } from '#maintenance/requests/screens/FileRequest.tsx'
import { useRequests } from '#maintenance/requests/screens/queries.ts'
import { StatusBadge } from '#maintenance/requests/screens/StatusBadge.tsx'
import { useFormats } from '#maintenance/requests/screens/use-formats.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { officeWords } from '#maintenance/requests/messages/office.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Resident } from '#residents/resident.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { residentWords as words } from './messages/resident.ts'

/** The number of entries that the specification gives. */
const limit = 10

type Props = { resident: Resident; onTyped: (typed: boolean) => void }

/** The requests of a resident, newest first, and the form for a new one. */
export function RequestsOfResident({ resident, onTyped }: Props) {
  const [filing, setFiling] = useState(false)
  const { unit } = resident
  if (!filing || unit === null) return <Filed resident={resident} onFile={() => setFiling(true)} />
  const back = () => {
    onTyped(false)
    setFiling(false)
  }
  return (
    <div className="grid justify-items-start gap-3.5 *:w-full">
      <Button variant="plain" size="small" icon={ArrowLeft} className="w-auto!" onClick={back}>
        {words.backToRequests}
      </Button>
      <FileRequest at={{ unitId: unit.id }} residents={[resident]} onTyped={onTyped} onFiled={back} />
    </div>
  )
}

function Filed({ resident, onFile }: { resident: Resident; onFile: () => void }) {
  const requestWords = useTexts(requestTexts)
  const requests = useRequests({ tenantId: resident.id, status: 'all', limit })
  const formats = useFormats('dashboard')
  const { unit } = resident
  if (!requests.data) return <Waiting on={requests} words={requestWords.loading} />
  const { rows, total } = requests.data
  return (
    <div className="grid gap-3.5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-3">{words.newestOf(rows.length, total)}</p>
        <Button size="small" icon={Plus} disabledBecause={unit ? null : words.noUnitForRequest} onClick={onFile}>
          {words.createRequest}
        </Button>
      </div>
      <Card flush level="h3">
        {rows.length === 0 ? (
          <Empty icon={Wrench} help={words.noRequestsHelp}>
            {officeWords.none}
          </Empty>
        ) : (
          <ul aria-label={officeWords.title} className="px-4.5">
            {rows.map(({ id, number, title, status, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-2.5 first:border-t-0">
                <span className="min-w-0 flex-1 basis-60">
                  <span className="font-[525] break-words">{title}</span>
                  <span className="tabular block text-sm text-ink-3">
                    {formats.number(number)} · {formats.date(createdAt)}
                  </span>
                </span>
                <StatusBadge status={status} />
                <Button
                  size="small"
                  aria-label={words.detailsOf(title)}
                  onClick={() => navigate({ to: '/admin', search: { tab: 'maintenance', status: 'all', request: id } })}
                >
                  {words.viewDetails}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
