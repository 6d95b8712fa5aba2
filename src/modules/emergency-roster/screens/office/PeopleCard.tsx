import Trash2 from 'lucide-react/icons/trash-2'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { consentWithPhone } from '../../choices.ts'
import type { ListedNeed } from '../../contract.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { useWithdrawForPerson } from '../desk/queries.ts'

const words = rosterScreenWords.office

/** Who is on the roster, without what helps them. */
export function PeopleCard({ entries, onAdd }: { entries: readonly ListedNeed[]; onAdd: () => void }) {
  const timeZone = useTimeZone()
  const withdraw = useWithdrawForPerson()
  const [removing, setRemoving] = useState<ListedNeed | null>(null)
  const consentOf = ({ consentedAt, consentVersion, enteredBy, consentNote }: ListedNeed) => {
    const day = dashboardDate(consentedAt, timeZone)
    const consent = enteredBy === null ? words.byThemselves(day) : words.byOffice(enteredBy, day, consentNote)
    return rosterScreenWords.joined([consent, consentVersion < consentWithPhone ? words.oldText : ''])
  }
  return (
    <Card
      title={words.people}
      action={
        <Button size="small" icon={UserPlus} onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      <p className="text-ink-3">{words.peopleLead}</p>
      {entries.length === 0 ? (
        <p className="mt-3">{rosterScreenWords.noEntries}</p>
      ) : (
        <ul className="mt-2">
          {entries.map((entry) => (
            <li key={entry.id} className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
              <span className="tabular w-12 shrink-0 font-semibold">{entry.unitNumber}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{entry.fullName}</span>
                <span className="block text-sm wrap-anywhere text-ink-3">{consentOf(entry)}</span>
              </span>
              <IconButton icon={Trash2} label={words.remove(entry.fullName)} onClick={() => setRemoving(entry)} />
            </li>
          ))}
        </ul>
      )}
      <ActionConfirmation
        subject={removing}
        onClose={() => setRemoving(null)}
        onConfirm={({ id }, then) => withdraw.mutate(id, then)}
        isBusy={withdraw.isPending}
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
