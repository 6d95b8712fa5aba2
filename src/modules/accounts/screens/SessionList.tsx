import Check from 'lucide-react/icons/check'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { portalTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Session } from '../own-account.ts'
import { parseBrowser } from '../rules.ts'
import { accountTexts } from '../messages/index.ts'
import { useEndSession, useSessions } from './queries.ts'

/**
 * The browsers in which this account is signed in. Every session except the current one can be
 * ended.
 */
export function SessionList() {
  const words = useTexts(accountTexts)
  const sessions = useSessions()
  const end = useEndSession()
  const [ending, setEnding] = useState<Session | null>(null)
  if (!sessions.data) return <Waiting on={sessions} words={words.loadingSessions} />
  return (
    <>
      <ul className="max-h-105 scroll-py-3 overflow-y-auto">
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <Confirmation
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={words.endSessionOf(findName(ending) ?? words.unknownBrowser)}
        verb={words.endSession}
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending.id, { onSettled: () => setEnding(null) })}
      >
        {words.endSessionText}
      </Confirmation>
    </>
  )
}

const findName = (session: Session | null) => parseBrowser(session?.agent ?? null).name

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const words = useTexts(accountTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const Icon = parseBrowser(session.agent).handheld ? Smartphone : Monitor
  const name = findName(session) ?? words.unknownBrowser
  return (
    <li className="flex items-center gap-3 px-4.5 py-3 not-first:border-t not-first:border-line">
      <Icon aria-hidden="true" size={18} className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[525]">
          {name}
          {session.current ? (
            <Badge tone="success" icon={Check}>
              {words.thisBrowser}
            </Badge>
          ) : null}
        </p>
        <p className="text-sm text-ink-3">
          <span className="tabular">{words.lastActive(portalTime(session.lastActiveAt, timeZone, language))}</span>
          {session.address ? <span className="tabular"> · {session.address}</span> : null}
        </p>
      </div>
      {session.current ? null : (
        <Button size="small" onClick={onEnd} aria-label={`${words.endSession}: ${name}`}>
          {words.endSession}
        </Button>
      )}
    </li>
  )
}
