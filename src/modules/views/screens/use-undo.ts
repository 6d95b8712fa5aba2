import { call } from '#platform/ui/data/call.ts'
import { useUndoCall } from '#platform/ui/feedback/use-undo-call.ts'
import { undo } from '#undo/contract.ts'
import { words } from '#undo/messages/en.ts'

const undoOperation = (operation: string) => call(undo.undo, { params: { id: operation } })

/** Returns what the Undo button of a toast does; it reads `topic` again. */
export const useUndo = (topic: string) => useUndoCall(topic, undoOperation, words)
