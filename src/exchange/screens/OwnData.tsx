import { Card } from '#platform/screens/Card.tsx'
import { personCalls } from '../person-calls.ts'
import { ownWords as words } from '../own-words.ts'
import { TakeData } from './TakeData.tsx'

/** A resident takes along what the house knows of them. */
export function OwnData({ name }: { name: string }) {
  return (
    <Card title={words.title}>
      <div className="grid gap-3.5">
        <p className="text-ink-2">{words.lead}</p>
        <div className="flex flex-wrap gap-2">
          <TakeData json={personCalls.ownData} page={personCalls.ownPage} name={name} />
        </div>
      </div>
    </Card>
  )
}
