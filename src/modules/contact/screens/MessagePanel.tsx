import { useId } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { isMissing } from '#platform/ui/data/call-failed.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import type { GetActions } from './MessageCard.tsx'
import { MessageDetail, MessageFoot } from './MessageDetail.tsx'
import { useMessage } from './queries.ts'

export function MessagePanel({ id, getActions }: { id: string; getActions: GetActions }) {
  const titleId = useId()
  const zone = useTimeZone()
  const query = useMessage(id)
  const message = query.data
  if (!message)
    return isMissing(query.error) ? (
      <Card flush>
        <Empty help={words.messageMissingHelp}>{words.messageMissing}</Empty>
      </Card>
    ) : (
      <Waiting on={query} words={words.loadingOne} failed={words.notLoaded} />
    )
  const { name, reason, subject, createdAt, email } = message
  return (
    <section
      aria-labelledby={titleId}
      className="sticky top-[calc(var(--table-top)+0.875rem)] flex min-h-85 self-start max-h-[calc(100dvh-var(--table-top)-1.75rem)] flex-col overflow-hidden rounded-lg bg-surface shadow-card"
    >
      <div
        role="group"
        aria-label={words.detail}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message scrolls by the keyboard too
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-5 -outline-offset-2"
      >
        <div className="flex items-center gap-3">
          <Avatar name={name} size={38} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-[575] wrap-anywhere">{name}</span>
              <Badge>{reasonTitle(reason)}</Badge>
            </p>
            <p className="text-sm text-ink-3 wrap-anywhere">
              {email} · <time dateTime={createdAt}>{dashboardTime(createdAt, zone)}</time>
            </p>
          </div>
        </div>
        <h2 id={titleId} className="serif mt-3.5 text-24 leading-7.5 wrap-anywhere">
          {subject}
        </h2>
        <MessageDetail message={message} />
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-5 py-3">
        <MessageFoot message={message} {...getActions(message)} />
      </footer>
    </section>
  )
}
