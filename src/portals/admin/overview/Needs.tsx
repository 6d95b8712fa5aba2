import { Link } from '#platform/ui/navigation/Link.tsx'
import { useState } from 'react'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import Siren from 'lucide-react/icons/siren'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { assetFigures } from '#assets/messages/figures.ts'
import { reasonTitle } from '#contact/rules.ts'
import { waitingOnLabels } from '#maintenance/requests/vocabulary.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { needKinds, type NeedKind } from '#overview/choices.ts'
import type { Need, Overview } from '#overview/contract.ts'
import { isUrgent } from '#overview/rules.ts'
import { requestFigures } from '#maintenance/requests/messages/figures.ts'
import { words } from '#overview/messages/en.ts'
import { overviewFigures } from '#overview/messages/figures.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { residentFigures } from '#residents/messages/figures.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { dayAndTime, minutesBetween } from './need-times.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { listOf, placeOf, type Search } from './need-places.ts'

const AssignNeed = afterFirstScreen(
  () => import('./AssignNeed.tsx').then((file) => file.AssignNeed),
  ({ id }) => id !== null,
)

/** The urgent tasks of today, most severe first; each row has one action, which opens the place to do it. */
export function Needs({ needs: { counts, rows } }: { needs: Overview['needs'] }) {
  const definitions = useDefinitions()
  const [assigned, setAssigned] = useState<string | null>(null)
  const rest = needKinds.flatMap((kind) => {
    const shown = rows.filter((need) => need.kind === kind).length
    // One row represents all e-mails.
    const isShown = kind === 'mail' ? shown > 0 : shown === counts[kind]
    return counts[kind] > 0 && !isShown ? [{ kind, all: counts[kind], isPartly: shown > 0 }] : []
  })
  return (
    <Card title={words.needs} flush>
      <AssignNeed id={assigned} onClose={() => setAssigned(null)} />
      {rows.length === 0 ? (
        <Empty icon={CircleCheck} help={words.noNeedsHelp}>
          {words.noNeeds}
        </Empty>
      ) : (
        <ul aria-label={words.needs} className="px-4.5 pt-1.5 pb-2">
          {rows.map((need) => (
            <NeedRow
              key={`${need.kind} ${need.id} ${need.kind === 'paper' ? need.title : ''}`}
              need={need}
              onAssign={isUnassigned(need) ? () => setAssigned(need.id) : null}
            />
          ))}
        </ul>
      )}
      {rest.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3.5 border-t border-line px-4.5 py-2.5 text-sm text-ink-3">
          {words.andMore}
          {rest.map(({ kind, all, isPartly }) => (
            <FigureLink
              key={kind}
              definition={definitions[kind]}
              to={kind === 'key' ? '/desk' : '/admin'}
              search={listOf(kind)}
              className="inline-flex min-h-6 items-center font-[525] text-action-ink max-md:min-h-11"
            >
              {words.rest[kind](all, isPartly)}
            </FigureLink>
          ))}
        </p>
      ) : null}
    </Card>
  )
}

const isUnassigned = (need: Need) => (need.kind === 'late' && !need.isAssigned) || need.kind === 'unassigned'

function useDefinitions(): Record<NeedKind, string> {
  const requests = useTexts(requestFigures)
  const { message, mail, paper, key } = overviewFigures
  const lease = residentFigures.leaseEnding
  const conflict = assetFigures.conflicts
  return { late: requests.overdue, unassigned: requests.unassigned, message, lease, mail, paper, conflict, key }
}

function NeedRow({ need, onAssign }: { need: Need; onAssign: (() => void) | null }) {
  const now = useNow()
  const zone = useTimeZone()
  const { icon: Glyph, title, detail, verb } = describeNeed(need, now, zone)
  const urgent = isUrgent(need, now)
  const search: Search = placeOf(need)
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-md',
          urgent
            ? 'bg-tone-danger-bg text-tone-danger-fg'
            : need.kind === 'unassigned' || need.kind === 'lease' || need.kind === 'paper'
              ? 'bg-tone-warning-bg text-tone-warning-fg'
              : 'bg-sunken text-ink-2',
        )}
      >
        <Glyph aria-hidden="true" size={17} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-[575] wrap-anywhere">{title}</span>
        <span className="block text-sm text-ink-3 wrap-anywhere">{detail}</span>
      </span>
      {onAssign ? (
        <Button
          size="small"
          data-assign={need.id}
          aria-haspopup="dialog"
          aria-label={words.act(verb, title)}
          onClick={onAssign}
        >
          {verb}
        </Button>
      ) : (
        <Link
          to="/admin"
          search={search}
          aria-label={words.act(verb, title)}
          className={buttonClass({ size: 'small' })}
        >
          {verb}
        </Link>
      )}
    </li>
  )
}

type NeedText = { icon: Icon; title: string; detail: string; verb: string }

function describeNeed(need: Need, now: Date, zone: string): NeedText {
  const span = (from: string, to: string | Date) => requestTexts.en.span(minutesBetween(from, to))
  const parts = (...text: (string | false)[]) => text.filter(Boolean).join(' · ')
  switch (need.kind) {
    case 'late':
      return {
        icon: AlarmClock,
        title: words.at(need.title, need.place),
        detail: parts(
          words[need.isAppointment ? 'appointment' : 'dueBy'](dayAndTime(need.dueAt, now, zone)),
          words.late(span(need.dueAt, now)),
          waitingOnLabels[need.waitingOn].toLowerCase(),
        ),
        verb: need.isAssigned ? words.verbs.open : words.verbs.assign,
      }
    case 'unassigned':
      return {
        icon: need.priority === 'urgent' ? Siren : UserRoundX,
        title: words.at(need.title, need.place),
        detail: parts(requestTexts.en.priority[need.priority], words.unassignedFor(span(need.createdAt, now))),
        verb: words.verbs.assign,
      }
    case 'message': {
      const isLate = Date.parse(need.replyBy) < now.getTime()
      return {
        icon: isLate ? MailWarning : Mail,
        title: words.messageWaits(span(need.createdAt, now)),
        detail: parts(
          `${reasonTitle(need.reason)}, ${need.name}`,
          isLate ? words.answerLate(span(need.replyBy, now)) : words.replyBy(dayAndTime(need.replyBy, now, zone)),
        ),
        verb: words.verbs.reply,
      }
    }
    case 'lease': {
      const left = Math.round((Date.parse(need.endsOn) - Date.parse(dayOf(now, zone))) / 86_400_000)
      return {
        icon: CalendarClock,
        title: Number.isFinite(left) ? words.leaseEnds(need.unitNumber, left) : parts(need.unitNumber, notKnown),
        detail: parts(need.name, dashboardDate(need.endsOn, zone)),
        verb: words.verbs.open,
      }
    }
    case 'paper': {
      const left = daysBetween(dayOf(now, zone), need.validUntil)
      return {
        icon: ShieldAlert,
        title: words.paperEnds(need.title ?? words.insurance, need.vendor, left),
        detail: words.paperDetail(dashboardDate(need.validUntil, 'UTC')),
        verb: words.verbs.open,
      }
    }
    case 'mail':
      return {
        icon: MailWarning,
        title: words.mailFailed(need.count),
        detail: words.newestEmail(need.subject, need.to),
        verb: words.verbs.open,
      }
  }
}
