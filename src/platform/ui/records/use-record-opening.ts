import { useState } from 'react'

/** The form of a list that adds a record or edits one. Every opening has another `turn`, so that the form begins anew. */
export function useRecordOpening<Row>() {
  const [opening, setOpening] = useState<{ record: Row | null; turn: number; open: boolean } | null>(null)
  return {
    opening,
    open: (record: Row | null) => setOpening({ record, turn: (opening?.turn ?? 0) + 1, open: true }),
    close: () => setOpening(opening && { ...opening, open: false }),
  }
}
