import { useState } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import type { ImportDraft } from '../import-calls.ts'
import { words } from '../messages/en.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { ImportList } from './ImportList.tsx'
import { SheetColumns } from './SheetColumns.tsx'

/**
 * Imports units and residents from a spreadsheet: choose it, map the columns, preview, apply,
 * undo.
 */
export function ImportSettings() {
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  return (
    <div className="grid gap-4.5">
      {draft ? (
        <SheetColumns key={draft.id} draft={draft} onDone={() => setDraft(null)} />
      ) : (
        <Card title={words.importing.title}>
          <ChooseSheet onRead={setDraft} />
        </Card>
      )}
      <Card title={words.importing.list} flush>
        <div className="pt-2">
          <ImportList />
        </div>
      </Card>
    </div>
  )
}
