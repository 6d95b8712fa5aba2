import { useBlocker } from '@tanstack/react-router'
import { confirmDiscard, useHasConfirmation } from '#platform/ui/forms/unsaved.ts'

/** Asks before the browser's Back and Forward buttons, or closing the page, discard what was typed in a dialog. */
export function useBackGuard() {
  const isNeeded = useHasConfirmation()
  useBlocker({ shouldBlockFn: isHistoryBlocked, disabled: !isNeeded, enableBeforeUnload: isNeeded })
}

/** The screens' own navigation is not blocked: a dialog asks before it closes. */
const isHistoryBlocked = async ({ action }: { action: string }) =>
  action !== 'PUSH' && action !== 'REPLACE' && !(await confirmDiscard())
