import { useState } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import type { ImportKind } from '../columns.ts'
import type { AppliedImport, ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { ImportDone } from './ImportDone.tsx'
import { ImportList } from './ImportList.tsx'
import { SheetColumns } from './SheetColumns.tsx'

/**
 * Imports units and residents from a spreadsheet: choose it, map the columns, preview, correct, apply,
 * undo.
 */
export function ImportSettings() {
  // Stays for the next file.
  const [kind, setKind] = useState<ImportKind>('units')
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const [done, setDone] = useState<AppliedImport | null>(null)
  const leave = (applied: AppliedImport | null) => {
    setDraft(null)
    setDone(applied)
  }
  return (
    <div className="grid gap-4.5">
      {draft ? (
        <SheetColumns key={draft.id} draft={draft} onLeave={leave} />
      ) : (
        <>
          {done && done.leftCount > 0 ? <ImportDone done={done} /> : null}
          <Card title={words.importing.title}>
            <ChooseSheet kind={kind} onKind={setKind} onRead={setDraft} />
          </Card>
        </>
      )}
      <Card title={words.importing.list} flush>
        <div className="pt-2">
          <ImportList />
        </div>
      </Card>
    </div>
  )
}
