import History from 'lucide-react/icons/rotate-ccw-clock'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useState } from 'react'
import type { PanelUnit } from './panel-unit.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { AssignmentHistory } from './AssignmentHistory.tsx'
import { HouseholdMember } from './HouseholdMember.tsx'
import { useUnitResidents } from './queries.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'

type Props = {
  unit: PanelUnit
  /** Beside the button to assign: there they stay in place while the residents load. */
  actions?: ReactNode
}

/** The residents or tenants of a unit: assign, remove, the household, and the history. */
export function AssignmentPanel({ unit, actions }: Props) {
  const household = useUnitResidents(unit.id)
  const [assigning, setAssigning] = useState(false)
  const [leaving, setLeaving] = useState<UnitResident | null>(null)
  const [history, setHistory] = useState(false)
  const commercial = unit.category === 'Commercial'
  const people = household.data
  return (
    <div className="grid gap-4">
      <Card
        level="h3"
        title={words.title(commercial)}
        action={
          <div className="flex flex-wrap justify-end gap-2">
            {actions}
            <Button size="small" icon={UserPlus} onClick={() => setAssigning(true)}>
              {words.assign}
            </Button>
          </div>
        }
      >
        {people === undefined ? (
          <Waiting on={household} words={words.loading} />
        ) : people.length === 0 ? (
          <Empty icon={Users} help={words.noneHelp} className="-mx-4.5 -mb-4.5">
            {words.none}
          </Empty>
        ) : (
          <>
            {people.length > 1 ? (
              <Notice tone="info" className="mb-3" title={words.several(people.length, commercial)}>
                {words.severalHelp}
              </Notice>
            ) : null}
            <ul aria-label={words.title(commercial)} className="grid">
              {people.map((person) => (
                <HouseholdMember
                  key={person.id}
                  person={person}
                  household={people}
                  commercial={commercial}
                  onRemove={() => setLeaving(person)}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      <div>
        <Button
          variant="plain"
          size="small"
          icon={History}
          aria-expanded={history}
          onClick={() => setHistory((shown) => !shown)}
        >
          {history ? words.hideHistory : words.showHistory}
        </Button>
        {history ? <AssignmentHistory unitId={unit.id} /> : null}
      </div>
      <AssignDialog unit={unit} open={assigning} onClose={() => setAssigning(false)} />
      <RemoveQuestion unit={unit} person={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}
