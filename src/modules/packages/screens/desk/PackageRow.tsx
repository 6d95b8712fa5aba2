import Snowflake from 'lucide-react/icons/snowflake'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Button } from '#platform/ui/display/Button.tsx'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { ageOf } from '../../age.ts'
import type { Package } from '../../contract.ts'
import { deskWords } from '../../messages/desk.ts'
import { deskScreenWords as words } from '../../messages/desk-screens.ts'
import { lastDigits } from '../../tracking.ts'
import { PlaceTag } from './PlaceTag.tsx'

type Props = {
  shown: Package
  onOpen: (id: string) => void
  /** Without it there is nothing to hand out. */
  onHandOut?: ((shown: Package) => void) | undefined
}

export const labelOf = ({ carrier, trackingNumber }: Pick<Package, 'carrier' | 'trackingNumber'>) =>
  words.labelled(deskWords.carriers[carrier], trackingNumber === null ? null : lastDigits(trackingNumber))

/** The remarks of a package in words: cold, damaged, reminded, paused. */
export function remarksOf(one: Package, timeZone: string): string[] {
  const day = (value: string) => dashboardDate(value, timeZone)
  return [
    ...(one.hasMovedOut && one.doneAt === null ? [words.movedOut] : []),
    ...(one.isPerishable ? [deskWords.attentions.perishable] : []),
    ...(one.isOversized ? ['large'] : []),
    ...(one.isDamaged ? [deskWords.attentions.damaged] : []),
    ...(one.status === 'declined' ? [deskWords.attentions.declined] : []),
    ...(one.attention === 'return_due' ? [deskWords.attentions.return_due] : []),
    ...(one.pausedUntil && one.doneAt === null ? [words.pausedUntil(day(one.pausedUntil))] : []),
    ...(one.reminders > 0 ? [words.remindedTimes(one.reminders)] : []),
    ...(one.reason === null ? [] : [one.reason]),
    ...(one.note === '' ? [] : [one.note]),
  ]
}

/** One package: its place, whose it is, how long it has been here, and the button that hands it out. */
export function PackageRow({ shown, onOpen, onHandOut }: Props) {
  const now = useNow()
  const isOnline = useIsOnline()
  const timeZone = useTimeZone()
  const isLate = shown.attention === 'overdue' || shown.attention === 'return_due'
  const Warning = shown.isPerishable ? Snowflake : shown.isDamaged ? TriangleAlert : null
  const isHere = shown.doneAt === null
  const age =
    shown.doneAt === null
      ? words.age(ageOf(shown.receivedAt, now))
      : words.left(deskWords.statuses[shown.status], dashboardDate(shown.doneAt, timeZone))
  const isOther = shown.handedTo !== null && shown.handedTo !== shown.recipient
  const remarks = [...(isOther ? [words.handedToOther(shown.handedTo)] : []), ...remarksOf(shown, timeZone)]
  const ageClass = classNames('tabular', isLate ? 'font-medium text-tone-warning-fg' : 'text-ink-3')
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2 first:border-t-0 max-md:gap-x-2.5 max-md:px-4">
      <PlaceTag name={shown.place} isCold={shown.isPerishable} />
      <button
        type="button"
        onClick={() => onOpen(shown.id)}
        className="-my-1 flex min-h-12 min-w-0 flex-1 basis-28 items-center gap-3 rounded-md py-1 text-left hover:bg-hover"
      >
        <span className="tabular w-12 shrink-0 font-semibold whitespace-nowrap max-lg:hidden">
          {shown.unit.unitNumber}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">
            <span className="tabular font-semibold lg:hidden">{shown.unit.unitNumber} </span>
            {shown.recipient}
          </span>
          <span className="block text-sm text-ink-3 wrap-anywhere">
            {Warning ? <Warning aria-hidden="true" size={13} className="mr-1 inline align-[-2px]" /> : null}
            {[labelOf(shown), ...remarks].join(' · ')}
            <span className={classNames('lg:hidden', ageClass)}> · {age}</span>
          </span>
        </span>
        <span className={classNames('shrink-0 text-sm max-lg:hidden', ageClass)}>{age}</span>
      </button>
      {onHandOut && isHere && shown.direction === 'incoming' ? (
        <Button
          className="min-h-11"
          aria-label={words.handOutOf(words.nameOf(shown.recipient, shown.unit.unitNumber))}
          disabledBecause={isOnline ? null : words.waitsForConnection}
          onClick={() => onHandOut(shown)}
        >
          {words.handOut}
        </Button>
      ) : null}
    </li>
  )
}
