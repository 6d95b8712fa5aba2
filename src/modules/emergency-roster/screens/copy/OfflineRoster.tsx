import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { rosterScreenWords } from '../../messages/screens.ts'
import type { RosterEntry } from '../../sealed-shapes.ts'
import { OpenedRoster } from '../desk/OpenedRoster.tsx'
import { openThisCopy, type Opened, storeView } from './copy.ts'
import { useCopyState } from './copy-state.ts'

const words = rosterScreenWords.copy

/** Why the copy did not open. */
function textOf(result: Exclude<Opened, { kind: 'opened' }>): string {
  if (result.kind === 'wait') return words.wait(result.seconds)
  return { wrong: words.wrong, damaged: words.damaged, none: words.none }[result.kind]
}

/** The roster without a connection: the copy of this device, behind its passphrase. */
export function OfflineRoster({ userId }: { userId: string }) {
  const { device } = useCopyState()
  const timeZone = useTimeZone()
  const [passphrase, setPassphrase] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [opened, setOpened] = useState<{ entries: readonly RosterEntry[]; sealedAt: string } | null>(null)
  const open = async () => {
    setIsBusy(true)
    const result = await openThisCopy(passphrase, userId).catch((): Opened => ({ kind: 'damaged' }))
    setIsBusy(false)
    if (result.kind !== 'opened') return setProblem(textOf(result))
    setPassphrase('')
    setProblem(undefined)
    setOpened(result)
  }
  if (device === null)
    return (
      <Card flush>
        <Empty icon={LockKeyhole}>{words.noCopyOffline}</Empty>
      </Card>
    )
  if (opened) {
    const line = words.offlineView(dashboardTime(opened.sealedAt, timeZone))
    return (
      <Card flush title={rosterScreenWords.title}>
        <OpenedRoster
          entries={opened.entries}
          printedLine={line}
          record={line}
          onPrint={() => (device ? storeView(device.id, userId) : Promise.reject(new Error(words.none)))}
          onHide={() => setOpened(null)}
        />
      </Card>
    )
  }
  return (
    <Card title={words.open}>
      <p className="text-ink-2">{words.openHelp}</p>
      {device ? <p className="mt-1 text-ink-3">{words.fresh(dashboardTime(device.sealedAt, timeZone))}</p> : null}
      <form
        className="mt-4 grid max-w-110 gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <Field label={words.passphrase} error={problem}>
          <PasswordInput
            value={passphrase}
            required
            // The one field of the screen, which is opened in a hurry.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </Field>
        <div>
          <Button
            variant="primary"
            size="large"
            type="submit"
            icon={LockKeyhole}
            busy={isBusy}
            busyText={words.opening}
          >
            {words.open}
          </Button>
        </div>
      </form>
    </Card>
  )
}
