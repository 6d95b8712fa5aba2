import { Fragment, type ReactNode } from 'react'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { Resident } from '../../resident.ts'
import { remainingLease } from '../../rules.ts'
import { words } from '../../messages/en.ts'

type Props = {
  resident: Resident
  /** The planned moves, or null. */
  planned: ReactNode
}

/** The lease's start, end and home, the planned moves, and the time left. */
export function LeaseInformation({ resident, planned }: Props) {
  const zone = useTimeZone()
  const { startDateOccupancy: start, endDateOccupancy: end, unit } = resident
  const left = remainingLease(start, end, dayOf(useNow(), zone))
  const summary = unit && words.summary(unit.bedrooms, unit.squareFootage)
  return (
    <>
      <KeyValues
        className="tabular"
        rows={[
          [words.short.start, dashboardDate(start, zone)],
          [words.short.end, dashboardDate(end, zone)],
          [
            words.short.unit,
            <Fragment key="unit">
              {unit ? [unit.unitNumber, summary].filter(Boolean).join(' · ') : planned === null ? words.noUnit : null}
              {planned}
            </Fragment>,
          ],
        ]}
      />
      {left === null ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <p className="flex justify-between gap-3 text-sm">
            <span className={classNames('font-[575]', left.ending && 'text-tone-warning-fg')}>
              {left.remaining > 0
                ? words.remaining(left.remaining)
                : left.remaining === 0
                  ? words.endsToday
                  : words.ended(-left.remaining)}
            </span>
            {left.total === null ? null : <span className="text-ink-3">{words.ofDays(left.total)}</span>}
          </p>
          {left.used === null ? null : (
            <progress
              aria-label={words.leaseBar}
              max={1}
              value={left.used}
              className={classNames(
                'mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-webkit-progress-bar]:bg-sunken',
                left.ending
                  ? '[&::-moz-progress-bar]:bg-tone-warning-fg [&::-webkit-progress-value]:bg-tone-warning-fg'
                  : '[&::-moz-progress-bar]:bg-action [&::-webkit-progress-value]:bg-action',
              )}
            />
          )}
        </div>
      )}
    </>
  )
}
