import { History, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import type { UnitCategory } from '#units/contract.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../words.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { AssignmentHistory } from './AssignmentHistory.tsx'
import { HouseholdMember } from './HouseholdMember.tsx'
import { useUnitResidents } from './queries.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'

export type PanelUnit = { id: string; unitNumber: string; category: UnitCategory }
type Props = { unit: PanelUnit }

/** Who lives in a unit, or leases it: assign, remove, the household, and who came and went. */
export function AssignmentPanel({ unit }: Props) {
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
          <Button size="small" icon={UserPlus} onClick={() => setAssigning(true)}>
            {words.assign}
          </Button>
        }
      >
        {people === undefined ? (
          <Waiting on={household} words={words.loading} />
        ) : people.length === 0 ? (
          <Empty icon={Users} help={words.noneHelp} className="-mx-[18px] -mb-[18px]">
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
          look="plain"
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
