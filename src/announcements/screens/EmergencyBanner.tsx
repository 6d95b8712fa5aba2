import { Siren } from 'lucide-react'
import { useState } from 'react'
import { portalTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Markdown } from '#platform/screens/Markdown.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import type { Emergency } from '../own-contract.ts'
import { words } from '../words.ts'
import { useEmergencies } from './own-queries.ts'

const said = words.emergency

/** On top of every portal page for as long as it lasts: what everybody must know now. */
export function EmergencyBanner() {
  const now = useNow()
  const running = (useEmergencies().data ?? []).filter(
    ({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now,
  )
  if (running.length === 0) return null
  return (
    <section aria-label={said.region} className="print:hidden">
      {running.map((emergency) => (
        <Line key={emergency.id} emergency={emergency} />
      ))}
    </section>
  )
}

function Line({ emergency: { title, body, publishedAt, expiresAt } }: { emergency: Emergency }) {
  const zone = useTimeZone()
  const [open, setOpen] = useState(false)
  return (
    <div
      role="alert"
      className="border-b border-tone-danger-line bg-tone-danger-bg px-7 py-2.5 text-tone-danger-fg max-md:px-4 forced-colors:border-2"
    >
      <div className="flex items-start gap-3">
        <Siren aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-[15px] leading-[22px] font-semibold wrap-anywhere">
            <span className="mr-1.5">{said.label}:</span>
            {title}
          </p>
          <p className="tabular text-sm">
            {said.since(portalTime(publishedAt, zone))}
            {expiresAt ? `, ${said.until(portalTime(expiresAt, zone))}` : ''}
          </p>
          {open ? <Markdown text={body} className="mt-2 max-w-[72ch] text-ink" /> : null}
        </div>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? said.less : said.more}
        </Button>
      </div>
    </div>
  )
}
