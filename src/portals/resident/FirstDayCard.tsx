import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import KeyRound from 'lucide-react/icons/key-round'
import type { LucideIcon } from 'lucide-react'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { firstDayTexts } from '#occupancy/messages/first-day.ts'
import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { useOwnCodes } from '#occupancy/screens/own-code-queries.ts'
import { useDismissFirstDay, useFirstDay } from '#occupancy/screens/first-day-queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { contactLinkClass, useBuildingProfile } from './Contact.tsx'
import { SectionLink } from './SectionLink.tsx'

/** In the first days in a home: codes, the emergency number, the calendar and the house rules. Shown until dismissed. */
export function FirstDayCard({ onShowCodes }: { onShowCodes: () => void }) {
  const words = useTexts(firstDayTexts)
  const own = useFirstDay()
  const dismiss = useDismissFirstDay()
  const profile = useBuildingProfile().data
  const codeWords = useTexts(ownCodeTexts)
  // Until the office has set a new door code, a newcomer can have none.
  const hasCodes = useOwnCodes().data?.length !== 0
  if (!own.data?.firstDay) return null
  const confirmDismissal = () =>
    dismiss.mutate(undefined, {
      onError: (error) => toast.failure(words.notDismissed, error.message, { retry: confirmDismissal }),
    })
  return (
    <Card
      title={words.title}
      action={
        <Button size="small" busy={dismiss.isPending} onClick={confirmDismissal}>
          {words.dismiss}
        </Button>
      }
      className="mb-4"
    >
      <p className="text-ink-2">{words.line}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-4">
        {hasCodes ? (
          <Item icon={KeyRound} title={words.codes} text={words.codesText}>
            <Button size="small" onClick={onShowCodes}>
              {words.showCodes}
            </Button>
          </Item>
        ) : (
          <Item icon={KeyRound} title={words.codes} text={`${codeWords.none} ${codeWords.noneHelp}`} />
        )}
        {profile?.securityPhone ? (
          <Item icon={Phone} title={words.emergency}>
            <PhoneLink phone={profile.securityPhone} className={contactLinkClass} />
          </Item>
        ) : null}
        <Item icon={CalendarDays} title={words.calendar} text={words.calendarText}>
          <SectionLink tab="calendar">{words.openCalendar}</SectionLink>
        </Item>
        <Item icon={BookOpen} title={words.rules} text={words.rulesText}>
          <SectionLink tab="resources">{words.openRules}</SectionLink>
        </Item>
      </ul>
    </Card>
  )
}

type ItemProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode }

const Item = ({ icon: Icon, title, text, children }: ItemProps) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-brass-700" />
    <div className="min-w-0">
      <span className="block font-[550]">{title}</span>
      {text ? <span className="block text-sm text-ink-2">{text}</span> : null}
      {children ? <div className="mt-1">{children}</div> : null}
    </div>
  </li>
)
