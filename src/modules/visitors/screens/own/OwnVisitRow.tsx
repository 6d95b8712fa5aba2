import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Clock from 'lucide-react/icons/clock'
import DoorOpen from 'lucide-react/icons/door-open'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { PassState } from '../../choices.ts'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnPass, OwnVisitors } from '../../own-contract.ts'
import { guestsOfParty, nameOfVisit, timesOfVisit } from '../../visit-times.ts'

const Pass = later(() => import('./Pass.tsx').then((file) => file.Pass))

type Props = {
  pass: OwnPass
  stalls: OwnVisitors['stalls'][number] | undefined
  /** It was announced a moment ago. */
  isAnnounced: boolean
  isOpen: boolean
  onToggle: () => void
  onEdit: () => void
  onCancel: () => void
  onEmail: () => void
}

const badges = {
  expected: { tone: 'info', icon: Clock },
  here: { tone: 'success', icon: DoorOpen },
  ended: { tone: 'neutral', icon: Check },
} as const satisfies Record<PassState, object>

const showRow = (row: HTMLLIElement | null) => row?.scrollIntoView({ block: 'center' })

/** One announced visit; its pass opens below it. */
export function OwnVisitRow({ pass, stalls, isAnnounced, isOpen, onToggle, onEdit, onCancel, onEmail }: Props) {
  const words = useTexts(visitorTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const name = nameOfVisit(pass, language)
  const hasEnded = pass.next === null
  const badge = badges[pass.state]
  const arrived = pass.guests.filter(({ hasArrived }) => hasArrived).length
  return (
    <li
      ref={isAnnounced ? showRow : undefined}
      className={classNames('border-t border-line px-4.5 py-3.5', hasEnded && 'text-ink-3')}
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <Badge tone={badge.tone} icon={badge.icon}>
              {words.states[pass.state]}
            </Badge>
          </p>
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-3">
            {[
              timesOfVisit(pass, timeZone, language),
              guestsOfParty(pass, language),
              pass.guests.length > 1 && arrived > 0 ? words.arrived(arrived, pass.guests.length) : '',
              pass.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {hasEnded ? null : (
          <IconButton
            icon={ChevronDown}
            label={isOpen ? words.hidePass(name) : words.showPass(name)}
            aria-expanded={isOpen}
            className={isOpen ? 'rotate-180' : ''}
            onClick={onToggle}
          />
        )}
      </div>
      {isOpen ? <Pass pass={pass} stalls={stalls} onEmail={onEmail} onEdit={onEdit} onCancel={onCancel} /> : null}
    </li>
  )
}
