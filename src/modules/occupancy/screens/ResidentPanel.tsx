import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import HouseIcon from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import { ContactLine } from './ContactLine.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { AssignmentHistory } from './AssignmentHistory.tsx'
import type { PanelUnit } from './panel-unit.ts'
import { useUnitResidents } from './queries.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'

/** The current residents of a unit, how to replace them, and the history. */
export function ResidentPanel({ unit }: { unit: PanelUnit }) {
  const household = useUnitResidents(unit.id)
  const [assigning, setAssigning] = useState(false)
  const [leaving, setLeaving] = useState<UnitResident | null>(null)
  const [history, setHistory] = useState(false)
  const people = household.data
  return (
    <div className="grid gap-4">
      {people === undefined ? (
        <Waiting on={household} words={words.loading} />
      ) : (
        <div className="rounded-lg bg-sunken px-4 py-3.5">
          <h4 className="mb-2 text-sm text-ink-2">{words.currentResident}</h4>
          {people.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul aria-label={words.currentResident} className="grid gap-3">
              {people.map((person) => (
                <Person key={person.id} person={person} onRemove={() => setLeaving(person)} />
              ))}
            </ul>
          )}
          <Button size="small" icon={UserPlus} className="mt-3" onClick={() => setAssigning(true)}>
            {people.length === 0 ? words.assignResident : words.reassignResident}
          </Button>
        </div>
      )}
      <div>
        <Button
          variant="plain"
          size="small"
          trailing={history ? ChevronUp : ChevronDown}
          aria-expanded={history}
          className="-ml-2.5"
          onClick={() => setHistory((shown) => !shown)}
        >
          {words.history}
        </Button>
        {history ? <AssignmentHistory unitId={unit.id} /> : null}
      </div>
      <AssignDialog
        unit={unit}
        open={assigning}
        onClose={() => setAssigning(false)}
        residence={{ replaces: people?.[0] ?? null }}
      />
      <RemoveQuestion unit={unit} person={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

function Person({ person, onRemove }: { person: UnitResident; onRemove: () => void }) {
  const { tenant, residenceType } = person
  const owns = residenceType === 'owner'
  return (
    <li className="flex items-center gap-3 max-md:flex-wrap">
      <Avatar name={tenant.fullName} size={36} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[575]">
          <span className="min-w-0 break-words">{tenant.fullName}</span>
          <Badge tone={owns ? 'info' : 'neutral'} icon={owns ? KeyRound : HouseIcon}>
            {owns ? words.owner : words.renter}
          </Badge>
        </p>
        <ContactLine
          email={tenant.emailPrimary}
          phone={tenant.phonePrimary}
          className="text-sm break-words text-ink-2"
        />
      </div>
      <Button
        size="small"
        variant="danger-outlined"
        icon={UserMinus}
        aria-label={words.removeOf(tenant.fullName)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  )
}
