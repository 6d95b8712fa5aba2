import { History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { portalTime } from '#platform/dates.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { ChangedField } from '../changed-field.ts'
import type { SettingChange } from '../contract.ts'
import { words } from '../words.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { useChanges, useUndoChange } from './queries.ts'

/** Tells a change in readable words: of which field it is, what stood there and what was put there. */
export type TellChange = (change: Pick<SettingChange, 'area' | 'before' | 'after'>) => ChangedField[]

/** Who changed what in an area, newest first; each can be taken back as long as nobody changed the same again. */
export function RecentChanges({ area, tell }: { area: string; tell: TellChange }) {
  const list = useChanges(area)
  const undo = useUndoChange()
  const [undoing, setUndoing] = useState<SettingChange | null>(null)
  const { last: shown, open } = useLingering(undoing)
  const changes = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <Card title={words.recent} flush>
      {list.data === undefined ? (
        <div className="px-[18px] py-4">
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
              tell={tell}
              onUndo={() => {
                undo.reset()
                setUndoing(change)
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <div className="border-t border-line px-[18px] py-2.5">
          <Button size="small" look="plain" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.earlier}
          </Button>
        </div>
      ) : null}
      {shown ? (
        <ChangePreview
          open={open}
          onClose={() => setUndoing(null)}
          title={words.undoTitle}
          fields={tell({ area: shown.area, before: shown.after, after: shown.before })}
          note={words.undoText}
          verb={words.undoVerb}
          busyText={words.undoing}
          back={words.keep}
          making={undo}
          onConfirm={() => undo.mutate(shown.id, { onSettled: () => setUndoing(null) })}
        />
      ) : null}
    </Card>
  )
}

function Row({ change, tell, onUndo }: { change: SettingChange; tell: TellChange; onUndo: () => void }) {
  const timeZone = useTimeZone()
  const fields = tell(change)
  const what = summaryOf(fields)
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-[18px] py-2.5 not-first:border-t not-first:border-line max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-[525] break-words">{change.undoes === null ? what : words.tookBack(what)}</p>
        <p className="tabular text-sm text-ink-3">
          {change.madeBy.name} · {portalTime(change.madeAt, timeZone)}
        </p>
      </div>
      {change.undoneBy ? (
        <Badge>{words.takenBackBy(change.undoneBy.name)}</Badge>
      ) : (
        <Button
          size="small"
          icon={Undo2}
          onClick={onUndo}
          aria-label={words.undoOf(what)}
          disabledBecause={change.whyNotUndo}
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
