import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Siren from 'lucide-react/icons/siren'
import { useEffect, useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import type { Roster, RosterState } from '../../contract.ts'
import { rosterScreenWords as words } from '../../messages/screens.ts'
import { OpenedRoster } from './OpenedRoster.tsx'
import { useViewRoster } from './queries.ts'

type Props = { state: RosterState; onOpened: (isOpened: boolean) => void }

/** The roster: closed, unless an incident or a drill is running. It hides when that ends. */
export function RosterCard({ state: { running }, onOpened }: Props) {
  const timeZone = useTimeZone()
  const view = useViewRoster()
  // Not the data of the mutation, which a print begins anew.
  const [shown, setOpened] = useState<Roster | null>(null)
  const opened = running.some(({ id }) => id === shown?.running.id) ? shown : null
  const [chosen, setChosen] = useState('')
  const record = (way: 'screen' | 'print', incidentId: string) =>
    view.mutateAsync({ way, incidentId }).catch((error: unknown) => {
      toast.failure(words.notOpened, error instanceof Error ? error.message : undefined)
      throw error
    })
  useEffect(() => {
    onOpened(opened !== null)
    return () => onOpened(false)
  }, [opened, onOpened])
  const first = running.find(({ id }) => id === chosen) ?? running[0]
  if (!first)
    return (
      <Card flush>
        <Empty
          icon={LockKeyhole}
          help={words.closedHelp}
          action={
            <Link
              to="/desk"
              search={{ tab: 'incidents', open: 'new' }}
              className="inline-flex min-h-11 items-center font-medium text-action-ink hover:underline"
            >
              {words.toIncidents}
            </Link>
          }
        >
          {words.closed}
        </Empty>
      </Card>
    )
  const of = opened?.running ?? first
  return (
    <Card flush title={words.running(of.title, of.isDrill)}>
      {opened ? (
        <OpenedRoster
          entries={opened.entries}
          printedLine={words.print.of(of.title)}
          isDrill={of.isDrill}
          record={words.onRecord(dashboardTime(opened.viewedAt, timeZone))}
          onPrint={() => record('print', of.id)}
          onHide={() => setOpened(null)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-4 px-4.5 pt-3 pb-4.5 max-md:px-4">
          <p className="min-w-[min(13rem,100%)] flex-1 text-ink-2">{words.openHelp}</p>
          {running.length > 1 ? (
            <div className="w-60 max-sm:w-full">
              <Select
                label={words.viewFor}
                value={first.id}
                onChange={setChosen}
                choices={running.map(({ id, title, isDrill }) => ({ value: id, label: words.running(title, isDrill) }))}
              />
            </div>
          ) : null}
          <Button
            variant="primary"
            size="large"
            icon={Siren}
            busy={view.isPending}
            busyText={words.opening}
            onClick={() => void record('screen', first.id).then(setOpened, () => undefined)}
          >
            {words.open}
          </Button>
        </div>
      )}
    </Card>
  )
}
