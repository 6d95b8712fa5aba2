import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** While true, leaving the page would lose something typed here. */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    return () => void unsaved.delete(mark)
  }, [isDirty])
}

/** Whether anything on the screen is typed and not saved. */
export const isAnythingUnsaved = () => unsaved.size > 0
