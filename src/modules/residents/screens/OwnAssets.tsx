import Archive from 'lucide-react/icons/archive'
import CalendarCheck2 from 'lucide-react/icons/calendar-check-2'
import Car from 'lucide-react/icons/car'
import PawPrint from 'lucide-react/icons/paw-print'
import { portalDate } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { OwnProfile } from '../resident.ts'
import { ownProfileTexts } from '../messages/own.ts'

/** The resident's parking, lockers, pets and move-in date, at a glance. */
export function OwnAssets({ profile, className }: { profile: OwnProfile; className?: string }) {
  const words = useTexts(ownProfileTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const list = (texts: readonly string[], none: string) => (texts.length === 0 ? null : texts.join(', ')) ?? none
  const facts: [Icon, string, string, boolean][] = [
    [Car, words.parking, list(profile.parkingStalls, words.noneAssigned), profile.parkingStalls.length > 0],
    [Archive, words.lockers, list(profile.lockerNumbers, words.noneAssigned), profile.lockerNumbers.length > 0],
    [PawPrint, words.pets, list(profile.pets, words.noPets), profile.pets.length > 0],
    [
      CalendarCheck2,
      words.moveIn,
      profile.moveInDate ? portalDate(profile.moveInDate, zone, language) : words.notSpecified,
      profile.moveInDate !== null,
    ],
  ]
  return (
    <Card title={words.assets} {...(className ? { className } : {})}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 md:gap-x-0">
        {facts.map(([Icon, name, value, isThere]) => (
          <div
            key={name}
            className="min-w-0 md:border-l md:border-line-strong md:px-4 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-sm text-ink-3">
              <Icon aria-hidden="true" size={18} className="mb-2 block text-brass-700" />
              {name}
            </dt>
            <dd className={isThere ? 'tabular font-[525] wrap-anywhere' : 'text-ink-3'}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
