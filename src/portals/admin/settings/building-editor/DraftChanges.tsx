import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { DraftChange } from '#tower/shape-contract.ts'
import { editorWords as words } from './messages/editor.ts'

/** The latest changes of the draft; those above the current one were undone. */
export function DraftChanges({ changes }: { changes: readonly DraftChange[] }) {
  const timeZone = useTimeZone()
  return (
    <Card title={words.changes} action={<span className="text-sm text-ink-3">{words.retention}</span>} flush>
      {changes.length === 0 ? <p className="px-4.5 py-3 text-sm text-ink-3">{words.noChanges}</p> : null}
      <ol aria-label={words.changes} className="mt-2 max-h-70 overflow-y-auto">
        {changes.map(({ number, change, at, isCurrent }) => (
          <li
            key={number}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex items-baseline justify-between gap-3 border-t border-line px-4.5 py-2 text-sm aria-[current=step]:bg-action-soft"
          >
            <span className="min-w-0">{change}</span>
            <span className="tabular shrink-0 text-ink-3">
              {isCurrent ? words.isCurrent : dashboardTime(at, timeZone)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
