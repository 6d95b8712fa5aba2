import { FileSpreadsheet, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { portalTime } from '#platform/dates.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { Import } from '../import-calls.ts'
import { words } from '../words.ts'
import { useImports, useUndoImport } from './queries.ts'

/** The imports there were; each can be taken back as long as nothing of it was changed since. */
export function ImportList() {
  const list = useImports()
  const undo = useUndoImport()
  const [undoing, setUndoing] = useState<Import | null>(null)
  if (!list.data)
    return (
      <div className="px-[18px] pb-4">
        <Waiting on={list} words={words.importing.loading} />
      </div>
    )
  if (list.data.length === 0) return <Empty icon={FileSpreadsheet}>{words.importing.none}</Empty>
  return (
    <>
      {undo.isError ? (
        <Notice tone="danger" live title={words.importing.notUndone} className="mx-[18px] mb-3">
          {undo.error.message}
        </Notice>
      ) : null}
      <ul aria-label={words.importing.list}>
        {list.data.map((one) => (
          <Row key={one.id} one={one} onUndo={() => setUndoing(one)} />
        ))}
      </ul>
      <Confirmation
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        title={words.importing.undoTitle(undoing?.fileName ?? '')}
        verb={words.importing.undoVerb}
        busy={undo.isPending}
        busyText={words.importing.undoing}
        onConfirm={() => undoing && undo.mutate(undoing.id, { onSettled: () => setUndoing(null) })}
      >
        {words.importing.undoText(undoing?.createdCount ?? 0, undoing?.changedCount ?? 0)}
      </Confirmation>
    </>
  )
}

function Row({ one, onUndo }: { one: Import; onUndo: () => void }) {
  const timeZone = useTimeZone()
  const who = `${one.createdBy.firstName} ${one.createdBy.lastName}`
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-[18px] py-2.5 not-first:border-t not-first:border-line max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-[525] break-words">{one.fileName}</p>
        <p className="tabular text-sm text-ink-3">
          {words.importing.kinds[one.kind]}: {words.importing.did(one.createdCount, one.changedCount)} ·{' '}
          {portalTime(one.appliedAt, timeZone)} · {who}
        </p>
      </div>
      {one.status === 'undone' ? (
        <Badge>{words.importing.undoneOn(portalTime(one.undoneAt, timeZone))}</Badge>
      ) : (
        <Button size="small" icon={Undo2} onClick={onUndo} aria-label={words.importing.undoOf(one.fileName)}>
          {words.importing.undo}
        </Button>
      )}
    </li>
  )
}
