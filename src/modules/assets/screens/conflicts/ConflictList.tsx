import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListBody } from '#platform/ui/lists/ListPage.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { AssetConflict } from '../../asset.ts'
import { screenWords } from '../../messages/screens.ts'
import { ConflictCard, type Claimant, type NamingUnit } from './ConflictCard.tsx'
import { useConflicts, useSettle, useSettleUnits } from '../queries.ts'

const words = screenWords.conflicts
/** A decision that is being confirmed, about residents (without a claimant nobody has the asset) or about units. */
type Decision = { conflict: AssetConflict } & ({ claimant: Claimant | null } | { unit: NamingUnit })

/** The conflicts that the office has to settle, each with every resident and unit whose record names the number. */
export function ConflictList() {
  const conflicts = useConflicts()
  const settle = useSettle()
  const settleUnits = useSettleUnits()
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
                    <ConflictCard
                      conflict={conflict}
                      onDecide={(claimant) => setDecision({ conflict, claimant })}
                      onDecideUnit={(unit) => setDecision({ conflict, unit })}
                    />
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
        onConfirm={(decided, then) => {
          const { id } = decided.conflict.asset
          if ('unit' in decided) settleUnits.mutate({ id, unitId: decided.unit.id }, then)
          else settle.mutate({ id, tenantId: decided.claimant?.tenantId ?? null }, then)
        }}
        isBusy={settle.isPending || settleUnits.isPending}
        words={{
          title: (decided) => words.title(decided.conflict.asset.number, nameOf(decided)),
          verb: words.verb,
          busy: words.busy,
          done: words.done,
          failed: words.failed,
        }}
      >
        {textOf}
      </ActionConfirmation>
    </>
  )
}

const nameOf = (decided: Decision) =>
  'unit' in decided ? screenWords.unitNumber(decided.unit.unitNumber) : (decided.claimant?.fullName ?? words.nobody)

function textOf(decided: Decision) {
  const { claimants, units } = decided.conflict
  if ('unit' in decided) {
    const others = units.filter(({ id }) => id !== decided.unit.id)
    return words.unitText(others.map(({ unitNumber }) => unitNumber).join(', '))
  }
  const others = claimants.filter(({ tenantId }) => tenantId !== decided.claimant?.tenantId)
  return words.text(others.map(({ fullName }) => fullName).join(', '))
}
