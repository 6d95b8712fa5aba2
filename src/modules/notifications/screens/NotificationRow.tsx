import { useTexts, useLanguage } from '#platform/ui/data/language.ts'
import { useTimeText } from '#platform/ui/data/use-time-text.ts'
import { useDateAudience } from '#platform/ui/data/date-audience.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { dashboardDate, portalDate } from '#platform/time/dates.ts'
import type { Notification } from '../contract.ts'
import { notificationTexts } from '../messages/index.ts'
import { kindIcons, otherIcon } from './kind-icons.ts'
import { useMarkRead } from './queries.ts'

type Props = { notification: Notification; onOpen: (address: string) => void }

/** One notification: its whole row opens what it is about, and opening it reads it. */
export function NotificationRow({ notification, onOpen }: Props) {
  const words = useTexts(notificationTexts)
  const markRead = useMarkRead()
  const { id, kind, urgent, title, line, link, readAt } = notification
  const Icon = kindIcons[kind] ?? otherIcon
  const isUnread = readAt === null
  const read = () => {
    if (isUnread) markRead.mutate(id)
  }
  const titleClass =
    'text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 border-t border-line py-2.5 pr-4.5 pl-6 transition-colors duration-[var(--dur-1)] first:border-t-0',
        urgent && isUnread ? 'bg-tone-danger-bg' : 'hover:bg-hover',
      )}
    >
      {isUnread ? (
        <span className="absolute top-6 left-2.5 size-1.5 rounded-full bg-action">
          <span className="sr-only">{words.unread}</span>
        </span>
      ) : null}
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-md',
          urgent ? 'text-tone-danger-fg' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon size={17} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2.5">
          <span className={classNames('min-w-0 flex-1 wrap-anywhere', isUnread && 'font-[575]')}>
            {link === null && !isUnread ? (
              title
            ) : link === null ? (
              <button type="button" className={titleClass} onClick={read}>
                {title}
              </button>
            ) : (
              <a
                href={link}
                className={titleClass}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  read()
                  onOpen(link)
                }}
              >
                {title}
              </a>
            )}
          </span>
          <Age at={notification.createdAt} />
        </p>
        {line === '' ? null : <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{line}</p>}
      </div>
    </li>
  )
}

/** Minutes and hours of the last day, then the date. */
function Age({ at }: { at: string }) {
  const language = useLanguage()
  const zone = useTimeZone()
  const isConsole = useDateAudience() === 'console'
  const timeText = useTimeText()
  const minutes = Math.max(0, Math.floor((useNow().getTime() - new Date(at).getTime()) / 60_000))
  const shown =
    minutes < 60
      ? `${Math.max(1, minutes)} min`
      : minutes < 1440
        ? `${Math.floor(minutes / 60)} h`
        : isConsole
          ? dashboardDate(at, zone)
          : portalDate(at, zone, language)
  return (
    <time dateTime={at} title={timeText(at)} className="tabular shrink-0 text-xs text-ink-3">
      {shown}
    </time>
  )
}
