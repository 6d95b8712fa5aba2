import { useId, useState } from 'react'

/** The state of a dialog that shows a record and can edit it: the form, what is typed, and the record before a conflict. */
export function useRecordEditing<Row>() {
  const formId = useId()
  const [isEditing, setIsEditing] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  /** The record before another user changed it. */
  const [before, setBefore] = useState<Row | null>(null)
  return {
    formId,
    isEditing,
    isDirty,
    before,
    setIsDirty,
    setBefore,
    start: () => setIsEditing(true),
    stop: () => {
      setIsEditing(false)
      setIsDirty(false)
      setBefore(null)
    },
  }
}
