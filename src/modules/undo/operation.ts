import { z } from 'zod'
import { words } from './messages/en.ts'

/** The id that a screen gives to one press, with which all its changes can be undone. */
export const Operation = z.uuid(words.badOperation)

/** The query of a change that a screen offers to undo. Without it, the e-mails that follow the change are sent at once. */
export const UndoableQuery = z.object({ operation: Operation.optional() })
