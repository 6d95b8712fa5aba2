import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** While true, something typed here would be lost by going elsewhere. */
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
