import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { Asset } from '../asset.ts'
import { screenWords as words } from '../messages/screens.ts'
import { type EndReason, textFieldOf } from '../rules.ts'
import { useAssignAsset, useEndHolding } from './queries.ts'
import { RecordLink } from './RecordLink.tsx'
import { ResidentSelect } from './ResidentSelect.tsx'
import { WaitingLonger } from './WaitingLonger.tsx'

/** Who has it, and how that ends; or the choice of a resident to give it to. */
export function AssetHolder({ asset }: { asset: Asset }) {
  return (
    <Card level="h3" title={words.dialog.holder}>
      {asset.holder ? <Present asset={asset} holder={asset.holder} /> : <Assign asset={asset} />}
    </Card>
  )
}

function Present({ asset, holder }: { asset: Asset; holder: NonNullable<Asset['holder']> }) {
  const zone = useTimeZone()
  const end = useEndHolding()
  const [ending, setEnding] = useState<EndReason | null>(null)
  const name = words.nameOf(asset.kind, asset.number)
  const reasons = textFieldOf[asset.category] ? (['removed'] as const) : (['returned', 'lost'] as const)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        <RecordLink tenant={holder.tenantId}>{holder.fullName}</RecordLink>
        <span className="tabular block text-sm text-ink-3">
          {[
            holder.unitNumber && words.unitNumber(holder.unitNumber),
            words.dialog.since(dashboardDate(holder.since, zone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <span className="flex gap-2">
        {reasons.map((reason) => (
          <Button key={reason} onClick={() => setEnding(reason)}>
            {words.end[reason]}
          </Button>
        ))}
      </span>
      <ActionConfirmation
        subject={ending}
        onClose={() => setEnding(null)}
        onConfirm={(reason, then) => end.mutate({ id: asset.id, reason }, then)}
        isBusy={end.isPending}
        words={{
          title: (reason) => words.endTitle[reason](name),
          verb: words.endVerb,
          busy: words.endBusy,
          done: words.ended,
          failed: words.notEnded,
        }}
      >
        {(reason) => words.endText[reason](holder.fullName)}
      </ActionConfirmation>
    </div>
  )
}

function Assign({ asset }: { asset: Asset }) {
  const assign = useAssignAsset()
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  if (asset.state !== 'free') return <p className="text-ink-3">{words.cannotAssign[asset.state]}</p>
  const send = () => {
    if (chosen === null) return setError(words.chooseResident)
    return assign.mutate(
      { id: asset.id, tenantId: chosen },
      {
        onSuccess: ({ number, holder }) => toast.success(words.assigned(number, holder?.fullName ?? '')),
        onError: (failure) => setError(failure.message),
      },
    )
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <Field label={words.resident} error={error}>
          <ResidentSelect
            category={asset.category}
            value={chosen}
            onChange={(id) => {
              setChosen(id)
              setError(undefined)
            }}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" busy={assign.isPending} busyText={words.assigning}>
        {words.assign[asset.category]}
      </Button>
      {chosen === null ? null : <WaitingLonger kind={asset.kind} tenantId={chosen} className="basis-full" />}
    </form>
  )
}
