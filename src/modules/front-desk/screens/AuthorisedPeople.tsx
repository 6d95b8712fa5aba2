import UserPlus from 'lucide-react/icons/user-plus'
import { portalDate } from '#platform/time/dates.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { EditableCard } from '#platform/ui/records/EditableCard.tsx'
import type { AuthorisedPerson } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { AuthorisedPersonDialog } from './AuthorisedPersonDialog.tsx'
import { CollectionSwitch } from './CollectionSwitch.tsx'
import { useAuthorisedPeople, useEndPerson } from './queries.ts'

type Home = { unitId: string; unitNumber: string }

/** Whom the resident lets collect for them. */
export function AuthorisedPeople({ homes }: { homes: readonly Home[] }) {
  const { people: words } = useTexts(frontDeskTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const detailOf = ({ note, validUntil, isExpired, unitNumber }: AuthorisedPerson) =>
    [
      note,
      isExpired ? words.expired : validUntil === null ? '' : words.until(portalDate(validUntil, timeZone, language)),
      homes.length > 1 ? unitNumber : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <EditableCard
      list={useAuthorisedPeople()}
      icon={UserPlus}
      words={words}
      nameOf={({ fullName }) => fullName}
      detailOf={detailOf}
      empty={
        <p className="mt-3">
          {words.none}. <span className="text-ink-3">{words.noneHelp}</span>
        </p>
      }
      footer={
        <div className="mt-3 border-t border-line pt-3">
          <CollectionSwitch />
        </div>
      }
      removal={useEndPerson()}
    >
      {(edited, close) => <AuthorisedPersonDialog edited={edited} homes={homes} onClose={close} />}
    </EditableCard>
  )
}
