import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { AssetConflict } from '../asset.ts'
import { screenWords } from '../messages/screens.ts'
import { useConflicts, useSettle } from './queries.ts'
import { RecordLink } from './RecordLink.tsx'

const words = screenWords.conflicts
type Claimant = AssetConflict['claimants'][number]
/** A decision that is being confirmed; without a claimant nobody has the asset. */
type Decision = { conflict: AssetConflict; claimant: Claimant | null }

/** The conflicts that the office has to settle, each with everybody whose record names the number. */
export function ConflictList() {
  const conflicts = useConflicts()
  const settle = useSettle()
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <>
      <ListBody list={conflicts} loading={screenWords.loading}>
        {(list) =>
          list.length === 0 ? (
            <Card flush>
              <Empty icon={CircleCheck} help={words.noneHelp}>
                {words.none}
              </Empty>
            </Card>
          ) : (
            <>
              <p className="mb-3.5 max-w-[72ch] text-ink-2">{words.lead}</p>
              <ul aria-label={screenWords.tabs.conflicts} className="grid gap-3.5 lg:grid-cols-2">
                {list.map((conflict) => (
                  <li key={conflict.asset.id}>
                    <ConflictCard conflict={conflict} onDecide={(claimant) => setDecision({ conflict, claimant })} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </ListBody>
      <ActionConfirmation
        subject={decision}
        onClose={() => setDecision(null)}
        onConfirm={({ conflict: { asset }, claimant }, then) =>
          settle.mutate({ id: asset.id, tenantId: claimant?.tenantId ?? null }, then)
        }
        isBusy={settle.isPending}
        words={{
          title: ({ conflict: { asset }, claimant }) => words.title(asset.number, claimant?.fullName ?? words.nobody),
          verb: words.verb,
          busy: words.busy,
          done: words.done,
          failed: words.failed,
        }}
      >
        {({ conflict: { claimants }, claimant }) =>
          words.text(
            claimants
              .filter(({ tenantId }) => tenantId !== claimant?.tenantId)
              .map(({ fullName }) => fullName)
              .join(', '),
          )
        }
      </ActionConfirmation>
    </>
  )
}

type CardProps = { conflict: AssetConflict; onDecide: (claimant: Claimant | null) => void }

function ConflictCard({ conflict: { asset, claimants }, onDecide }: CardProps) {
  const zone = useTimeZone()
  const cannot = asset.state === 'assigned' || asset.state === 'free' ? null : screenWords.cannotAssign[asset.state]
  return (
    <Card
      title={<RecordLink asset={asset.id}>{screenWords.nameOf(asset.kind, asset.number)}</RecordLink>}
      action={asset.place ? <span className="tabular text-sm text-ink-3">{asset.place}</span> : undefined}
    >
      {cannot ? <p className="mb-2 text-sm text-ink-2">{words.cannotHave(cannot)}</p> : null}
      <ul>
        {claimants.map((claimant) => (
          <li
            key={claimant.tenantId}
            className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <RecordLink tenant={claimant.tenantId}>{claimant.fullName}</RecordLink>
              <span className="tabular block text-sm text-ink-3">
                {[
                  claimant.unitNumber && screenWords.unitNumber(claimant.unitNumber),
                  words.since(claimant.isHolder, dashboardDate(claimant.since, zone)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {cannot ? (
              <Badge>{words.claims}</Badge>
            ) : (
              <Button
                aria-label={(claimant.isHolder ? words.staysWith : words.giveTo)(asset.number, claimant.fullName)}
                onClick={() => onDecide(claimant)}
              >
                {claimant.isHolder ? words.stays : words.give}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {cannot ? (
        <Button aria-label={words.giveToNobody(asset.number)} onClick={() => onDecide(null)}>
          {words.nobody}
        </Button>
      ) : null}
    </Card>
  )
}
