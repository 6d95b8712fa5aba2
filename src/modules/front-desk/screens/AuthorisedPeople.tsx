import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { portalDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { EditableRow } from '#platform/ui/lists/EditableRow.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
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
  const list = useAuthorisedPeople()
  const [edited, setEdited] = useState<AuthorisedPerson | 'new' | null>(null)
  const [ending, setEnding] = useState<AuthorisedPerson | null>(null)
  const end = useEndPerson()
  const detailOf = ({ note, validUntil, isExpired, unitNumber }: AuthorisedPerson) =>
    [
      note,
      isExpired ? words.expired : validUntil === null ? '' : words.until(portalDate(validUntil, timeZone, language)),
      homes.length > 1 ? unitNumber : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card
      title={words.title}
      action={
        <Button size="small" icon={UserPlus} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="text-ink-3">{words.lead}</p>
      {list.data === undefined ? (
        <Waiting on={list} words={words.loading} failed={words.failed} />
      ) : list.data.length === 0 ? (
        <p className="mt-3">
          {words.none}. <span className="text-ink-3">{words.noneHelp}</span>
        </p>
      ) : (
        <ul className="mt-2">
          {list.data.map((person) => (
            <EditableRow
              key={person.id}
              title={person.fullName}
              detail={detailOf(person)}
              edit={words.edit(person.fullName)}
              remove={words.remove(person.fullName)}
              onEdit={() => setEdited(person)}
              onRemove={() => setEnding(person)}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 border-t border-line pt-3">
        <CollectionSwitch />
      </div>
      <AuthorisedPersonDialog edited={edited} homes={homes} onClose={() => setEdited(null)} />
      <ActionConfirmation
        subject={ending}
        onClose={() => setEnding(null)}
        onConfirm={({ id }, then) => end.mutate(id, then)}
        isBusy={end.isPending}
        words={{
          title: ({ fullName }) => words.removeTitle(fullName),
          verb: words.removeVerb,
          busy: words.removing,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => <p>{words.removeText}</p>}
      </ActionConfirmation>
    </Card>
  )
}
