import Plus from 'lucide-react/icons/plus'
import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import { SelectableItem } from '#platform/ui/lists/selection/SelectableItem.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { WaitingResident } from '../asset.ts'
import { exportedWaiting } from '../exported-assets.ts'
import { screenWords } from '../messages/screens.ts'
import { waitingKinds } from '../rules.ts'
import { type OnMessage, WaitingBulkBar } from './list/WaitingBulkBar.tsx'
import { downloadWaiting, useLeaveWaitingList, useWaitingList } from './queries.ts'
import { RecordLink } from './RecordLink.tsx'

const words = screenWords.waiting
const none: readonly WaitingResident[] = []
const JoinDialog = later(() => import('./JoinDialog.tsx').then((file) => file.JoinDialog))
const GiveDialog = later(() => import('./GiveDialog.tsx').then((file) => file.GiveDialog))

/** Who waits for a stall or locker, by kind in the order of joining. */
export function WaitingList({ onMessage }: { onMessage: OnMessage }) {
  const waiting = useWaitingList()
  const zone = useTimeZone()
  const leave = useLeaveWaitingList()
  const giving = useRecordOpening<WaitingResident>()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<WaitingResident | null>(null)
  // In the order of the screen, for the keys.
  const rows = waiting.data ?? none
  const { selection, keys } = useListSelection<WaitingResident>({ scope: 'waiting', rows })
  return (
    <>
      <WaitingBulkBar selection={selection} waiting={rows} onMessage={onMessage}>
        <div className="mb-3.5 flex flex-wrap items-center justify-end gap-2">
          <PrintAndExport
            title={screenWords.tabs.waiting}
            read={async () => exportedWaiting(rows, zone)}
            download={downloadWaiting}
          />
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      </WaitingBulkBar>
      {keys}
      <ListBody list={waiting} loading={screenWords.loading}>
        {(list) =>
          list.length === 0 ? (
            <Card flush>
              <Empty icon={UsersRound} help={words.noneHelp}>
                {words.none}
              </Empty>
            </Card>
          ) : (
            <div className="grid items-start gap-3.5 lg:grid-cols-2">
              {waitingKinds
                .filter((kind) => list.some((one) => one.kind === kind))
                .map((kind) => (
                  <Card key={kind} title={words.kinds[kind]} flush>
                    <ol aria-label={words.kinds[kind]} className="pt-1">
                      {list
                        .filter((one) => one.kind === kind)
                        .map((one) => (
                          <Row
                            key={one.id}
                            waiting={one}
                            rows={rows}
                            selection={selection}
                            onGive={() => giving.open(one)}
                            onLeave={() => setLeaving(one)}
                          />
                        ))}
                    </ol>
                  </Card>
                ))}
            </div>
          )
        }
      </ListBody>
      <JoinDialog open={adding} onClose={() => setAdding(false)} />
      {giving.opening?.record ? (
        <GiveDialog
          key={giving.opening.turn}
          waiting={giving.opening.record}
          open={giving.opening.open}
          onClose={giving.close}
        />
      ) : null}
      <ActionConfirmation
        subject={leaving}
        onClose={() => setLeaving(null)}
        onConfirm={({ id }, then) => leave.mutate(id, then)}
        isBusy={leave.isPending}
        words={{
          title: ({ fullName }) => words.leaveTitle(fullName),
          verb: words.leave,
          busy: words.leaving,
          done: words.left,
          failed: words.notLeft,
        }}
      >
        {() => words.leaveText}
      </ActionConfirmation>
    </>
  )
}

type RowProps = {
  waiting: WaitingResident
  /** All who wait, between whom Shift selects a range. */
  rows: readonly WaitingResident[]
  selection: Selection<WaitingResident>
  onGive: () => void
  onLeave: () => void
}

function Row({ waiting, rows, selection, onGive, onLeave }: RowProps) {
  const zone = useTimeZone()
  const { position, tenantId, fullName, unitNumber, joinedAt, note } = waiting
  return (
    <SelectableItem row={waiting} rows={rows} selection={selection} name={fullName}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 pr-4.5 pl-3">
        <span className="tabular grid size-7 shrink-0 place-items-center self-start rounded-md bg-sunken text-sm font-[575] text-ink-2">
          {position}
        </span>
        <span className="min-w-0 flex-1 basis-44">
          <RecordLink tenant={tenantId}>{fullName}</RecordLink>
          <span className="tabular block text-sm text-ink-3">
            {[unitNumber && screenWords.unitNumber(unitNumber), words.since(dashboardDate(joinedAt, zone))]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {note ? <span className="block text-sm text-ink-2 wrap-anywhere">{note}</span> : null}
        </span>
        <span className="flex gap-2 max-sm:ml-10">
          <Button size="small" data-row-focus="" aria-label={words.giveTo(fullName)} onClick={onGive}>
            {words.give}
          </Button>
          <Button size="small" variant="plain" aria-label={words.leaveOf(fullName)} onClick={onLeave}>
            {words.leave}
          </Button>
        </span>
      </div>
    </SelectableItem>
  )
}
