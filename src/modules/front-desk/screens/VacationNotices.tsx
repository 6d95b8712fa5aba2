import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { portalDate } from '#platform/time/dates.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { EditableCard } from '#platform/ui/records/EditableCard.tsx'
import { frontDeskTexts } from '../messages/index.ts'
import { useEndVacation, useVacationNotices } from './queries.ts'
import { VacationDialog } from './VacationDialog.tsx'

/** When the resident is away, so that the desk lets packages wait. */
export function VacationNotices() {
  const { vacations: words } = useTexts(frontDeskTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const toText = (day: string) => portalDate(day, timeZone, language)
  return (
    <EditableCard
      list={useVacationNotices()}
      icon={CalendarPlus}
      words={words}
      nameOf={({ firstDay, lastDay }) => words.days(toText(firstDay), toText(lastDay))}
      detailOf={({ holdsPackages, note }) =>
        [holdsPackages ? words.packagesWait : words.packagesAsUsual, note].filter(Boolean).join(' · ')
      }
      empty={<p className="mt-3">{words.none}</p>}
      removal={useEndVacation()}
    >
      {(edited, close) => <VacationDialog edited={edited} onClose={close} />}
    </EditableCard>
  )
}
