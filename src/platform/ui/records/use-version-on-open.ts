import { useEffect, useState } from 'react'
import { presentRecord } from '../data/call-failed.ts'

/**
 * The version that a form which stays mounted saves with: that of the values it opened with, although the record changes
 * on the screen meanwhile. After the 412, the next save replaces what another user saved.
 */
export function useVersionOnOpen(open: boolean, version: number) {
  const [opened, setOpened] = useState(version)
  useEffect(() => {
    if (open) setOpened(version)
    // What changes while it is open is not what the form began with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  return {
    version: opened,
    /** Lets the next save replace the present record; the error is shown as any other. */
    acceptPresent: (error: unknown): false => {
      const present = presentRecord<{ version: number }>(error)
      if (present) setOpened(present.version)
      return false
    },
  }
}
