import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Import } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { DownloadRowsLeft } from './DownloadRowsLeft.tsx'
import { useImports, useUndoImport } from './queries.ts'

/** The past imports. Each can be undone as long as none of its records has changed since. */
export function ImportList() {
  const list = useImports()
  const undo = useUndoImport()
  const [undoing, setUndoing] = useState<Import | null>(null)
  if (!list.data)
    return (
      <div className="px-4.5 pb-4">
        <Waiting on={list} words={words.importing.loading} />
      </div>
    )
  if (list.data.length === 0) return <Empty icon={FileSpreadsheet}>{words.importing.none}</Empty>
  return (
    <>
      {undo.isError ? (
        <Notice tone="danger" live title={words.importing.notUndone} className="mx-4.5 mb-3">
          {undo.error.message}
        </Notice>
      ) : null}
      <ul aria-label={words.importing.list}>
        {list.data.map((import_) => (
          <Row key={import_.id} import_={import_} onUndo={() => setUndoing(import_)} />
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

function Row({ import_, onUndo }: { import_: Import; onUndo: () => void }) {
  const timeZone = useTimeZone()
  const author = `${import_.createdBy.firstName} ${import_.createdBy.lastName}`
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4.5 py-2.5 not-first:border-t not-first:border-line max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="font-[525] break-words">{import_.fileName}</p>
        <p className="tabular text-sm text-ink-3">
          {words.importing.kinds[import_.kind]}: {words.importing.summary(import_.createdCount, import_.changedCount)} ·{' '}
          {dashboardTime(import_.appliedAt, timeZone)} · {author}
          {import_.leftCount > 0 ? ` · ${words.importing.left(import_.leftCount)}` : null}
        </p>
      </div>
      {import_.hasRowsLeft ? (
        <DownloadRowsLeft
          id={import_.id}
          label={words.importing.downloadLeft}
          name={words.importing.leftOf(import_.leftCount, import_.fileName)}
        />
      ) : null}
      {import_.status === 'undone' ? (
        <Badge>{words.importing.undoneOn(dashboardTime(import_.undoneAt, timeZone))}</Badge>
      ) : (
        <Button size="small" icon={Undo2} onClick={onUndo} aria-label={words.importing.undoOf(import_.fileName)}>
          {words.importing.undo}
        </Button>
      )}
    </li>
  )
}
