import { useEffect, useRef } from 'react'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { AppliedImport } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { DownloadRowsLeft } from './DownloadRowsLeft.tsx'

/** What went in and what came back. */
export function ImportDone({ done }: { done: AppliedImport }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Notice tone="warning" title={words.importing.partlyDone(done.createdCount + done.changedCount)}>
        {words.importing.left(done.leftCount)}: {words.importing.comeBack(done.notImported)}.{' '}
        {words.importing.comeBackHelp}
        <span className="mt-2.5 block">
          <DownloadRowsLeft id={done.id} label={words.importing.download(done.leftCount)} />
        </span>
      </Notice>
    </div>
  )
}
