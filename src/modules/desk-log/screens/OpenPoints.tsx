import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import type { LogEntry } from '../contract.ts'
import { logScreenWords } from '../messages/screens.ts'
import { EntryRow } from './EntryRow.tsx'
import { useDone } from './EntryActions.tsx'

const words = logScreenWords.points

/** What has to be done, of this shift and those before. */
export function OpenPoints({ points, onOpen }: { points: readonly LogEntry[]; onOpen: (id: string) => void }) {
  const { record } = useDone()
  return (
    <Card
      flush
      title={
        <>
          {words.title}{' '}
          <span className="tabular ml-1.5 rounded-sm bg-sunken px-1.5 py-0.5 text-sm">
            {logScreenWords.total(points.length)}
          </span>
        </>
      }
    >
      {points.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4 text-ink-3">{words.none}</p>
      ) : (
        <ul className="mt-2.5">
          {points.map((point) => (
            <EntryRow
              key={point.id}
              shown={point}
              onOpen={onOpen}
              action={
                <Button className="min-h-11" aria-label={words.doneOf(point.body)} onClick={() => record(point)}>
                  {words.done}
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
