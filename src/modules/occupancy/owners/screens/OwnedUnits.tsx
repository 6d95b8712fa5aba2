import DoorOpen from 'lucide-react/icons/door-open'
import HouseIcon from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import { portalDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { ownerTexts } from '../messages/index.ts'
import { useOwnedUnits } from './own-queries.ts'

const icons = { own_home: HouseIcon, let: KeyRound, vacant: DoorOpen } as const

/** The units that the resident owns; nothing for a resident without one. */
export function OwnedUnits() {
  const words = useTexts(ownerTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const units = useOwnedUnits().data ?? []
  if (units.length === 0) return null
  return (
    <Card title={words.title} className="mt-4">
      <ul aria-label={words.title}>
        {units.map(({ unitId, unitNumber, floor, share, since, use }) => (
          <li key={unitId} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="tabular font-[575]">{words.residence(unitNumber)}</span>
              <Badge tone={use === 'own_home' ? 'info' : 'neutral'} icon={icons[use]}>
                {words.use[use]}
              </Badge>
            </p>
            <p className="tabular text-sm text-ink-2">
              {[
                words.floor(floor),
                ...(share === null ? [] : [words.share(share)]),
                ...(since === null ? [] : [words.since(portalDate(since, zone, language))]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-3">{words.help}</p>
    </Card>
  )
}
