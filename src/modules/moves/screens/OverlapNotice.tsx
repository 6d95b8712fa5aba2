import { useEffect } from 'react'
import { type Day, dashboardDate, isDay } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Overlap } from '../contract.ts'
import { words } from '../messages/en.ts'
import { firstFreeDay } from '../stays.ts'
import { NoticeConfirmation } from './NoticeConfirmation.tsx'
import { useOverlaps } from './queries.ts'

type Props = {
  /** The new home; undefined until it is chosen. */
  unit: { id: string; unitNumber: string } | undefined
  firstDay: string
  /** The residents who move in. */
  newcomers: readonly string[]
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  /** Chooses a later first day. */
  onDay: (day: Day) => void
  error: string | undefined
}

/** Who still lives in a unit on the first day of those who move in; the office confirms that they share it, or chooses a later day. */
export function OverlapNotice({ unit, firstDay, newcomers, isAccepted, onAccept, onDay, error }: Props) {
  const zone = useTimeZone()
  const list = useOverlaps(unit?.id ?? '', firstDay)
  const overlaps = (list.data ?? []).filter(({ id }) => !newcomers.includes(id))
  useEffect(() => {
    onAccept(false)
    // What was confirmed for another unit or day is not confirmed for this one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unit?.id, firstDay])
  if (list.isError && !list.data)
    return <Waiting on={list} words={words.overlapsLoading} failed={words.overlapsFailed} />
  if (!unit || overlaps.length === 0 || !isDay(firstDay)) return null
  const freeDay = firstFreeDay(overlaps)
  const from = dashboardDate(firstDay, zone)
  return (
    <Notice tone="warning" live title={words.overlapTitle(unit.unitNumber, from)}>
      <OverlapList overlaps={overlaps} />
      {freeDay === null ? null : (
        <Button size="small" className="mt-2" onClick={() => onDay(freeDay)}>
          {words.chooseFreeDay(dashboardDate(freeDay, zone))}
        </Button>
      )}
      <NoticeConfirmation label={words.shareHome(from)} isConfirmed={isAccepted} onConfirm={onAccept} error={error} />
    </Notice>
  )
}

/** A line for each resident who shares the home: until or from when. */
export function OverlapList({ overlaps }: { overlaps: readonly Overlap[] }) {
  const zone = useTimeZone()
  const format = (day: Day) => dashboardDate(day, zone)
  return (
    <ul className="tabular mt-1 grid gap-0.5">
      {overlaps.map(({ id, fullName, firstDay, lastDay, leaseEnd }) => (
        <li key={`${id} ${firstDay}`}>
          {firstDay !== null
            ? words.movesInFrom(fullName, format(firstDay))
            : lastDay !== null
              ? words.livesUntil(fullName, format(lastDay))
              : words.stays(fullName, leaseEnd && format(leaseEnd))}
        </li>
      ))}
    </ul>
  )
}
