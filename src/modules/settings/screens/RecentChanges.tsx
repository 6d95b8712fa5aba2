import History from 'lucide-react/icons/rotate-ccw-clock'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { ChangedField } from '../changed-field.ts'
import type { SettingChange } from '../contract.ts'
import { words } from '../messages/en.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { useChanges, useUndoChange } from './queries.ts'

/** Describes a change in words: each field with its old and its new value. */
export type DescribeChange = (change: Pick<SettingChange, 'area' | 'before' | 'after'>) => ChangedField[]

/** The recent changes of an area, newest first. Each can be undone as long as nobody has changed the same again. */
export function RecentChanges({ area, describe }: { area: string; describe: DescribeChange }) {
  const list = useChanges(area)
  const undo = useUndoChange()
  const [undoing, setUndoing] = useState<SettingChange | null>(null)
  const { last: shown, open } = useLingering(undoing)
  const changes = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <Card title={words.recent} flush>
      {list.data === undefined ? (
        <div className="px-4.5 py-4">
          <Waiting on={list} words={words.loading} />
        </div>
      ) : changes.length === 0 ? (
        <Empty icon={History}>{words.none}</Empty>
      ) : (
        <ul aria-label={words.recent} className="mt-3 border-t border-line">
          {changes.map((change) => (
            <Row
              key={change.id}
              change={change}
              describe={describe}
              onUndo={() => {
                undo.reset()
                setUndoing(change)
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <div className="border-t border-line px-4.5 py-2.5">
          <Button size="small" variant="plain" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.earlier}
          </Button>
        </div>
      ) : null}
      {shown ? (
        <ChangePreview
          open={open}
          onClose={() => setUndoing(null)}
          title={words.undoTitle}
          fields={describe({ area: shown.area, before: shown.after, after: shown.before })}
          note={words.undoText}
          verb={words.undoVerb}
          busyText={words.undoing}
          back={words.cancel}
          mutation={undo}
          onConfirm={() => undo.mutate(shown.id, { onSettled: () => setUndoing(null) })}
        />
      ) : null}
    </Card>
  )
}

function Row({ change, describe, onUndo }: { change: SettingChange; describe: DescribeChange; onUndo: () => void }) {
  const timeZone = useTimeZone()
  const fields = describe(change)
  const what = summaryOf(fields)
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4.5 py-2.5 not-first:border-t not-first:border-line max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-[525] break-words">{change.undoes === null ? what : words.undoneChange(what)}</p>
        <p className="tabular text-sm text-ink-3">
          {change.madeBy.name} · {dashboardTime(change.madeAt, timeZone)}
        </p>
      </div>
      {change.undoneBy ? (
        <Badge>{words.undoneBy(change.undoneBy.name)}</Badge>
      ) : (
        <Button
          size="small"
          icon={Undo2}
          onClick={onUndo}
          aria-label={words.undoOf(what)}
          disabledBecause={change.undoDisabledReason}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}

/** The first few fields by name. */
function summaryOf(fields: readonly ChangedField[]): string {
  const labels = [...new Set(fields.map(({ label }) => label))]
  const named = labels.slice(0, 3).join(', ')
  return labels.length > 3 ? `${named} ${words.more(labels.length - 3)}` : named
}
