import Accessibility from 'lucide-react/icons/accessibility'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import ListChecks from 'lucide-react/icons/list-checks'
import PhoneCall from 'lucide-react/icons/phone-call'
import type { Incident } from '#incidents/contract.ts'
import { incidentWords } from '#incidents/messages/desk.ts'
import { incidentScreenWords } from '#incidents/messages/screens.ts'
import { minutesSince } from '#incidents/rules.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'

const words = incidentScreenWords.figures

/** How long it has been running, and how far everything is. */
export function IncidentFigures({ incident }: { incident: Incident }) {
  const { openedAt, closedAt, steps, stepsDone, requests, reports, affected, alert } = incident
  const now = useNow()
  const timeZone = useTimeZone()
  const clock = (iso: string) => dashboardClock(new Date(iso), timeZone)
  const minutes = minutesSince(openedAt, closedAt === null ? now : new Date(closedAt))
  return (
    <StatStrip
      label={words.label}
      stats={[
        {
          label: closedAt === null ? words.running : words.lasted,
          icon: Clock,
          figure: incidentWords.pdf.minutes(minutes),
          unit: words.since(clock(openedAt)),
        },
        { label: incidentScreenWords.script.title, icon: ListChecks, figure: stepsDone, unit: words.ofSteps(steps) },
        { label: words.requests, icon: Inbox, figure: requests, unit: words.affected(reports.length) },
        {
          label: words.onCall,
          icon: PhoneCall,
          figure: alert === null ? words.noAlert : (alert.takenBy ?? words.nobody),
          ...(alert ? { unit: clock(alert.takenAt ?? alert.at) } : {}),
          ...(alert && alert.takenBy === null && closedAt === null ? { tone: 'urgent' as const } : {}),
        },
        ...(affected.needHelp > 0
          ? [
              {
                label: words.needHelp,
                icon: Accessibility,
                figure: affected.needHelp,
                unit: words.first,
                // The roster opens while an incident is running.
                link:
                  closedAt === null
                    ? { definition: words.roster, to: '/desk' as const, search: { tab: 'roster' } }
                    : null,
              },
            ]
          : []),
      ]}
    />
  )
}
