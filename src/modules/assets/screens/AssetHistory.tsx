import { dashboardDate } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { AssetPeriod } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords } from '../messages/screens.ts'
import { RecordLink } from './RecordLink.tsx'

const words = screenWords.dialog

/** Everyone who had it, the newest first. */
export function AssetHistory({ history }: { history: readonly AssetPeriod[] }) {
  const zone = useTimeZone()
  return (
    <Card level="h3" title={words.history}>
      {history.length === 0 ? (
        <p className="text-ink-3">{words.noHistory}</p>
      ) : (
        <ul aria-label={words.history}>
          {history.map(({ id, tenantId, fullName, startedAt, endedAt, endReason }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5 first:border-t-0 first:pt-0"
            >
              <RecordLink tenant={tenantId}>{fullName}</RecordLink>
              <span className="tabular text-sm text-ink-2">
                {words.period(
                  dashboardDate(startedAt, zone),
                  endedAt === null ? words.now : dashboardDate(endedAt, zone),
                )}
                {endReason && endReason !== 'removed' ? ` · ${labels.endReasons[endReason]}` : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
