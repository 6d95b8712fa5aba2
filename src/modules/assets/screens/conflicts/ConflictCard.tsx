import type { ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { AssetConflict } from '../../asset.ts'
import { screenWords } from '../../messages/screens.ts'
import { RecordLink } from '../RecordLink.tsx'

const words = screenWords.conflicts
export type Claimant = AssetConflict['claimants'][number]
export type NamingUnit = AssetConflict['units'][number]

type Props = {
  conflict: AssetConflict
  onDecide: (claimant: Claimant | null) => void
  onDecideUnit: (unit: NamingUnit) => void
}

/** One number with the residents, or the units, of which one keeps it. */
export function ConflictCard({ conflict: { asset, claimants, units }, onDecide, onDecideUnit }: Props) {
  const zone = useTimeZone()
  const cannot = asset.state === 'assigned' || asset.state === 'free' ? null : screenWords.cannotAssign[asset.state]
  const hasBoth = claimants.length > 0 && units.length > 0
  return (
    <Card
      title={<RecordLink asset={asset.id}>{screenWords.nameOf(asset.kind, asset.number)}</RecordLink>}
      action={asset.place ? <span className="tabular text-sm text-ink-3">{asset.place}</span> : undefined}
    >
      {cannot && claimants.length > 0 ? <p className="mb-2 text-sm text-ink-2">{words.cannotHave(cannot)}</p> : null}
      {hasBoth ? <p className="text-sm font-[575]">{words.residents}</p> : null}
      <ul>
        {claimants.map((claimant) => (
          <Row
            key={claimant.tenantId}
            name={<RecordLink tenant={claimant.tenantId}>{claimant.fullName}</RecordLink>}
            detail={[
              claimant.unitNumber && screenWords.unitNumber(claimant.unitNumber),
              words.since(claimant.isHolder, dashboardDate(claimant.since, zone)),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
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
          </Row>
        ))}
      </ul>
      {cannot && claimants.length > 0 ? (
        <Button aria-label={words.giveToNobody(asset.number)} onClick={() => onDecide(null)}>
          {words.nobody}
        </Button>
      ) : null}
      {hasBoth ? <p className="mt-3 text-sm font-[575]">{words.units}</p> : null}
      <ul>
        {units.map((unit) => {
          const name = screenWords.unitNumber(unit.unitNumber)
          return (
            <Row
              key={unit.id}
              name={<RecordLink unit={unit.id}>{name}</RecordLink>}
              detail={unit.hasAsset ? words.unitHas : words.unitNames}
            >
              <Button
                aria-label={(unit.hasAsset ? words.staysWith : words.giveTo)(asset.number, name)}
                onClick={() => onDecideUnit(unit)}
              >
                {unit.hasAsset ? words.stays : words.give}
              </Button>
            </Row>
          )
        })}
      </ul>
    </Card>
  )
}

type RowProps = { name: ReactNode; detail: string; children: ReactNode }

const Row = ({ name, detail, children }: RowProps) => (
  <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
    <span className="min-w-0">
      {name}
      <span className="tabular block text-sm text-ink-3">{detail}</span>
    </span>
    {children}
  </li>
)
