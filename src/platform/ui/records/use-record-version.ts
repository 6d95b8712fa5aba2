import { useState } from 'react'
import { presentRecord } from '../data/call-failed.ts'

/**
 * The version that a form saves with. When another user saved first, the form keeps what was typed and the next save
 * replaces their change.
 */
export function useRecordVersion(record: { version: number } | null) {
  const [version, setVersion] = useState(record?.version ?? 0)
  const [isChanged, setIsChanged] = useState(false)
  return {
    version,
    /** Another user changed the record while the form was open. */
    isChanged,
    setIsChanged,
    /** For a form that stays mounted: every opening begins with the record as it is then. */
    restart: () => {
      setVersion(record?.version ?? 0)
      setIsChanged(false)
    },
    /** Whether a save failed because another user saved first. */
    acceptPresent: (error: unknown): boolean => {
      const present = presentRecord<{ version: number }>(error)
      if (present === undefined) return false
      setIsChanged(true)
      setVersion(present.version)
      return true
    },
  }
}
