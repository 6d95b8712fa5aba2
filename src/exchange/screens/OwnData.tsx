import { Card } from '#platform/screens/Card.tsx'
import { personCalls } from '../person-calls.ts'
import { words } from '../words.ts'
import { TakeData } from './TakeData.tsx'

/** A resident takes along what the house knows of them. */
export function OwnData({ name }: { name: string }) {
  return (
    <Card title={words.person.ownTitle}>
      <div className="grid gap-3.5">
        <p className="text-ink-2">{words.person.ownLead}</p>
        <div className="flex flex-wrap gap-2">
          <TakeData json={personCalls.ownData} page={personCalls.ownPage} name={name} />
        </div>
      </div>
    </Card>
  )
}
