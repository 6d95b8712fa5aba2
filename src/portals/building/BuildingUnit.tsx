import { formatAreaNumber } from '#platform/locale/measures.ts'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useDeferredValue, type ReactNode } from 'react'
import { ResidentPanel } from '#occupancy/screens/ResidentPanel.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useHasRendered } from '#platform/ui/hooks/use-has-rendered.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { words } from '#tower/messages/building.ts'
import type { Unit } from '#tower/contract.ts'
import { accessOfUnit } from '#tower/geometry/access.ts'
import { useModel, useUnit } from '#tower/screens/queries.ts'
import { UnitStatusBadge } from '#tower/screens/UnitStatusBadge.tsx'
import { badgeOf } from '#tower/unit-filter.ts'
import { words as towerWords } from '#tower/messages/en.ts'
import { useUnitFormats } from '#units/screens/use-unit-formats.ts'
import { Neighbours } from '../admin/Neighbours.tsx'
import { words as dialogWords } from '../admin/messages/en.ts'

/** Opens a neighbour and a neighbour's request. */
type Handlers = { onUnit: (id: string) => void; onRequest: (id: string) => void }

/** A unit chosen in the building view: its status, its residents, and its facts. */
export function BuildingUnit({ id, onClose, ...go }: { id: string | null; onClose: () => void } & Handlers) {
  // Deferred, so that the click on the cell gets immediate feedback.
  const shown = useLingering(useDeferredValue(id))
  const record = useUnit(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: towerWords.one, loading: towerWords.loadingOne, failed: towerWords.notFound }}
      missing={{ text: towerWords.missing, help: towerWords.missingHelp, back: words.building }}
      width="wide"
    >
      {(unit, opening) => <UnitDialog unit={unit} {...opening} {...go} />}
    </RecordDialog>
  )
}

function UnitDialog({ unit, open, onClose, ...go }: { unit: Unit } & Opening & Handlers) {
  const model = useModel().data
  const { entrance, staircase } = model
    ? accessOfUnit(model, unit.floor, unit.slot)
    : { entrance: null, staircase: null }
  const reached = words.reached(entrance?.name ?? null, staircase?.name ?? null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={towerWords.unit(unit.unitNumber)}
      status={[towerWords.onFloor(unit.floor, unit.facing), reached].filter(Boolean).join(' · ')}
      footer={
        <>
          <CancelButton>{dialogWords.close}</CancelButton>
          <Button
            variant="primary"
            icon={SlidersHorizontal}
            onClick={() => navigate({ to: '/admin', search: { tab: 'units', unit: unit.id } })}
          >
            {words.manage}
          </Button>
        </>
      }
    >
      <Contents unit={unit} {...go} />
    </Dialog>
  )
}

function Contents({ unit, ...go }: { unit: Unit } & Handlers) {
  const formats = useUnitFormats()
  const isReady = useHasRendered()
  const money = (dollars: number | null) => (dollars === null ? null : formats.money(dollars))
  const financial = [
    [words.monthlyMaintenance, money(unit.monthlyMaintenance) ?? words.notSet],
    [words.purchasePrice, money(unit.purchasePrice)],
    [words.currentValue, money(unit.currentValue)],
  ] as const
  const features = [
    [words.balconySize, unit.balconySize],
    [words.parkingSpaces, unit.parkingSpaces],
    [words.storage, unit.storageUnit || unit.storageLockers.length > 0 ? words.storageYes : null],
    [words.exposure, unit.exposure],
  ] as const
  const present = (rows: readonly (readonly [string, ReactNode])[]) =>
    rows.filter(([, value]) => value !== null && value !== '')
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_16.25rem]">
      <div className="grid content-start gap-5">
        <Part title={words.status}>
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            <UnitStatusBadge status={badgeOf(unit)} />
            {words.requests(unit.openRequests)}
          </p>
        </Part>
        <Part title={words.residents}>
          <div className="min-h-33">{isReady ? <ResidentPanel unit={unit} /> : null}</div>
        </Part>
        <div className="border-t border-line pt-4 empty:hidden">
          <Neighbours unitId={unit.id} {...go} />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <Part title={words.information}>
          <KeyValues
            rows={[
              [words.unitNumber, unit.unitNumber],
              [words.floorName, unit.floor],
              [words.type, unit.unitType ?? words.standard],
              [
                words.squareFootage(),
                unit.squareFootage === null ? words.notSet : formatAreaNumber(unit.squareFootage, 'en'),
              ],
              [words.bedrooms, unit.bedrooms ?? words.notSet],
              [words.bathrooms, unit.bathrooms ?? words.notSet],
            ]}
          />
        </Part>
        <Part title={words.financial}>
          <KeyValues rows={present(financial)} />
        </Part>
        {present(features).length > 0 ? (
          <Part title={words.features}>
            <KeyValues rows={present(features)} />
          </Part>
        ) : null}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="not-first:border-t not-first:border-line not-first:pt-4">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}
