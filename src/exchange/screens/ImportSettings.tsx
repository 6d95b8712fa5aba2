import { useState } from 'react'
import { Card } from '#platform/screens/Card.tsx'
import type { ImportDraft } from '../import-calls.ts'
import { words } from '../words.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { ImportList } from './ImportList.tsx'
import { SheetColumns } from './SheetColumns.tsx'

/** Units and residents out of a spreadsheet: choose, correct the columns, look at what would change, do it, take it back. */
export function ImportSettings() {
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  return (
    <div className="grid gap-[18px]">
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
