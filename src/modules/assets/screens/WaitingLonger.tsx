import { dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { plannedMovesText } from '#moves/messages/planned.ts'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { screenWords } from '../messages/screens.ts'
import { type AssetKind, waitingLonger } from '../rules.ts'
import { usePlannedMoves, useWaitingList } from './queries.ts'

const words = screenWords.waiting
/** Further people are only counted. */
const maxNames = 5

type Props = { kind: AssetKind; tenantId: string; className?: string }

/** Names the residents who have waited longer for this kind than the one who gets it. The office may still go on. */
export function WaitingLonger({ kind, tenantId, className = '' }: Props) {
  const zone = useTimeZone()
  const list = useWaitingList()
  const planned = usePlannedMoves()
  const others = waitingLonger(list.data ?? [], kind, tenantId)
  if (list.data && others.length === 0) return null
  return (
    <div className={className}>
      <ChoicesNotLoaded on={list} />
      {others.length === 0 ? null : (
        <Notice live tone="warning" title={words.waitLonger(others.length)}>
          <ul>
            {others.slice(0, maxNames).map(({ id, tenantId: residentId, fullName, unitNumber, joinedAt }) => (
              <li key={id} className="tabular wrap-anywhere">
                {[
                  fullName,
                  unitNumber === null
                    ? (plannedMovesText(planned, residentId) ?? screenWords.noUnit)
                    : screenWords.unitNumber(unitNumber),
                  words.since(dashboardDate(joinedAt, zone)),
                ].join(' · ')}
              </li>
            ))}
            {others.length > maxNames ? <li>{words.more(others.length - maxNames)}</li> : null}
          </ul>
        </Notice>
      )}
    </div>
  )
}
