import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useRecordOpening } from '#platform/ui/records/use-record-opening.ts'
import type { AssetWithHistory } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetHistory } from './AssetHistory.tsx'
import { AssetHolder } from './AssetHolder.tsx'
import { AssetStateBadge } from './AssetStateBadge.tsx'
import { useAsset, useDeleteAsset } from './queries.ts'
import { RecordLink } from './RecordLink.tsx'

const EditAsset = later(() => import('./EditAsset.tsx').then((file) => file.EditAsset))

type Props = {
  id: string | null
  onClose: () => void
  onConflicts: () => void
  /** Renders the choice of a unit. */
  drawUnit: DrawField<string | null>
}

/** One stall, locker, key or fob: its holder, its facts and its history. */
export function AssetDialog({ id, onClose, ...rest }: Props) {
  const shown = useLingering(id)
  const record = useAsset(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.title, loading: words.loading, failed: words.dialog.failed }}
      missing={{ text: words.dialog.missing, help: words.dialog.missingHelp, back: words.dialog.back }}
    >
      {(asset, opening) => <Opened asset={asset} {...opening} {...rest} />}
    </RecordDialog>
  )
}

function Opened({
  asset,
  open,
  onClose,
  onConflicts,
  drawUnit,
}: { asset: AssetWithHistory } & Opening & Pick<Props, 'onConflicts' | 'drawUnit'>) {
  const remove = useDeleteAsset()
  const form = useRecordOpening<AssetWithHistory>()
  const [removing, setRemoving] = useState<AssetWithHistory | null>(null)
  const name = words.nameOf(asset.kind, asset.number)
  const isUnused = asset.history.length === 0 && asset.unit === null && !asset.hasConflict
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      status={<AssetStateBadge state={asset.state} />}
      footer={
        <>
          {isUnused ? (
            <Button variant="plain" icon={Trash2} className="md:mr-auto" onClick={() => setRemoving(asset)}>
              {words.remove}
            </Button>
          ) : null}
          <CancelButton>{words.dialog.back}</CancelButton>
          <Button variant="primary" icon={Pencil} onClick={() => form.open(asset)}>
            {words.dialog.edit}
          </Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        {asset.hasConflict ? (
          <Notice
            tone="danger"
            action={
              <Button size="small" onClick={onConflicts}>
                {words.dialog.openConflicts}
              </Button>
            }
          >
            {words.dialog.conflictNotice}
          </Notice>
        ) : null}
        <AssetHolder asset={asset} />
        <Facts asset={asset} />
        <AssetHistory history={asset.history} />
      </div>
      {form.opening ? (
        <EditAsset
          key={form.opening.turn}
          asset={form.opening.record ?? asset}
          open={form.opening.open}
          onClose={form.close}
          drawUnit={drawUnit}
        />
      ) : null}
      <ActionConfirmation
        subject={removing}
        onClose={() => setRemoving(null)}
        onConfirm={({ id }, then) =>
          remove.mutate(id, {
            ...then,
            onSuccess: (result) => {
              then.onSuccess(result)
              onClose()
            },
          })
        }
        isBusy={remove.isPending}
        words={{
          title: () => words.removeTitle(name),
          verb: words.remove,
          busy: words.removing,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => words.removeText}
      </ActionConfirmation>
    </Dialog>
  )
}

function Facts({ asset: { kind, place, unit, note, updatedAt, category } }: { asset: AssetWithHistory }) {
  const zone = useTimeZone()
  const { columns } = words
  const unitLink = unit ? <RecordLink unit={unit.id}>{unit.unitNumber}</RecordLink> : quiet(words.noUnit)
  const noteText = note ? <span className="whitespace-pre-wrap">{note}</span> : quiet(words.dialog.noNote)
  return (
    <Card level="h3" title={words.dialog.facts}>
      <KeyValues
        rows={[
          [words.kind, labels.kinds[kind]],
          [columns.place, place || quiet(words.noPlace)],
          [columns.unit, unitLink],
          [words.dialog.note, noteText],
          [words.dialog.updated, dashboardDate(updatedAt, zone)],
        ]}
      />
      {unit && category !== 'fob' ? <p className="mt-2 text-sm text-ink-3">{words.dialog.unitNames}</p> : null}
    </Card>
  )
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>
