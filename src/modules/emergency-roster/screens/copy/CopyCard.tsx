import Tablet from 'lucide-react/icons/tablet'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { useCopyState } from './copy-state.ts'

const AddCopyDialog = later(() => import('./AddCopyDialog.tsx').then((file) => file.AddCopyDialog))
const words = rosterScreenWords.copy

/** The copy on this device: how old it is, what waits to be sent, or the way to store one. */
export function CopyCard({ hasPassphrase }: { hasPassphrase: boolean }) {
  const { device, unsent, isRemoved } = useCopyState()
  const timeZone = useTimeZone()
  const [isAdding, setIsAdding] = useState(false)
  const problem = window.isSecureContext ? (hasPassphrase ? null : words.noPassphrase) : words.insecure
  return (
    <Card title={words.title}>
      <p className="text-ink-3">{words.lead}</p>
      {device ? (
        <>
          <p className="mt-3 flex items-center gap-2.5">
            <Tablet aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{words.on(device.name)}</span>
              <span className="block text-sm text-ink-3">{words.fresh(dashboardTime(device.sealedAt, timeZone))}</span>
            </span>
          </p>
          {unsent > 0 ? <p className="mt-2 text-tone-warning-fg">{words.unsent(unsent)}</p> : null}
        </>
      ) : device === null ? (
        <>
          <p className="mt-3">{isRemoved ? words.gone : words.none}</p>
          <Button className="mt-3" icon={Tablet} disabledBecause={problem} onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
          {problem === null ? null : <p className="mt-2 text-sm text-ink-3">{problem}</p>}
        </>
      ) : null}
      <AddCopyDialog key={String(isAdding)} open={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  )
}
