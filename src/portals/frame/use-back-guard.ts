import { useEffect } from 'react'
import { confirmDiscard, useHasConfirmation } from '#platform/ui/forms/unsaved.ts'
import { browserHistory } from '#platform/ui/navigation/browser-history.ts'

/** Asks before the browser's Back and Forward buttons, or closing the page, discard what was typed in a dialog. */
export function useBackGuard() {
  const isNeeded = useHasConfirmation()
  useEffect(() => {
    if (!isNeeded) return undefined
    return browserHistory.block({ blockerFn: async () => !(await confirmDiscard()), enableBeforeUnload: true })
  }, [isNeeded])
}
