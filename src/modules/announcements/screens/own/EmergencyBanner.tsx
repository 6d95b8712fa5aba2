import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import { portalTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { FoldedBanner } from '#platform/ui/feedback/FoldedBanner.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Emergency } from '../../own-contract.ts'
import { emergencyTexts } from '../../messages/emergency-banner.ts'
import { useEmergencies } from './queries.ts'

const EmergencyText = later(() => import('./EmergencyText.tsx').then((file) => file.EmergencyText))

type Props = {
  /** A resident who opens it here marks it as read and gets its files. */
  resident: boolean
  /** One line for each emergency. */
  isFolded: boolean
}

/** Shown on top of every portal page for as long as the emergency lasts. */
export function EmergencyBanner({ resident, isFolded }: Props) {
  const texts = useTexts(emergencyTexts)
  const now = useNow()
  const emergencies = useEmergencies()
  // Without this, a failed call would look like a building without an emergency.
  if (!emergencies.data && emergencies.isError)
    return (
      <div className="px-7 pt-3 max-md:px-4 print:hidden">
        <Waiting on={emergencies} words={texts.region} failed={texts.notLoaded} />
      </div>
    )
  const running = (emergencies.data ?? []).filter(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now)
  if (running.length === 0) return null
  return (
    <section aria-label={texts.region} className="print:hidden">
      {running.map((emergency) => (
        <Line key={emergency.id} emergency={emergency} resident={resident} isFolded={isFolded} />
      ))}
    </section>
  )
}

function Line({ emergency, resident, isFolded }: { emergency: Emergency } & Props) {
  const texts = useTexts(emergencyTexts)
  const language = useLanguage()
  const { id, title, body, publishedAt, expiresAt } = emergency
  const zone = useTimeZone()
  const [open, setOpen] = useState(false)
  const times = (
    <p className="tabular text-sm">
      {texts.since(portalTime(publishedAt, zone, language))}
      {expiresAt ? `, ${texts.until(portalTime(expiresAt, zone, language))}` : ''}
    </p>
  )
  if (isFolded)
    return (
      <FoldedBanner tone="danger" title={`${texts.label} ${title}`}>
        {times}
        <EmergencyText id={id} text={body} resident={resident} />
      </FoldedBanner>
    )
  return (
    <div
      role="alert"
      className="border-b border-tone-danger-line bg-tone-danger-bg px-7 py-2.5 text-tone-danger-fg max-md:px-4 forced-colors:border-2"
    >
      <div className="flex items-start gap-3">
        <Siren aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-15 leading-5.5 font-semibold wrap-anywhere">
            {texts.label} {title}
          </p>
          {times}
          {open ? <EmergencyText id={id} text={body} resident={resident} /> : null}
        </div>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.less : texts.more}
        </Button>
      </div>
    </div>
  )
}
