import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { toast } from './toast.ts'
import { UndoContext } from './use-undo.ts'

/**
 * Returns what makes the Undo button of a toast, after the caller changed a section of the settings: it undoes their newest
 * change of it. There is none after a save that changed nothing.
 */
export function useUndoOfArea(area: string) {
  const undoing = use(UndoContext)
  if (!undoing) throw new Error('This portal cannot undo changes.')
  const cache = useQueryClient()
  const { findSettingChange, undoSettingChange, words } = undoing
  return (isChanged = true): (() => void) | undefined => {
    if (!isChanged) return undefined
    const newest = findSettingChange(area)
    // An error is shown when the button is pressed.
    newest.catch(() => undefined)
    const run = async () => {
      try {
        const change = await newest
        if (!change) return toast.info(words.nothingUndone)
        await undoSettingChange(change.id)
        toast.success(words.undone(1))
      } catch (error) {
        toast.failure(words.notUndone, error instanceof Error ? error.message : undefined)
      }
      return cache.invalidateQueries()
    }
    return () => void run()
  }
}
