import type { Target } from './target.ts'

export type Verb = 'assign' | 'priority' | 'status' | 'schedule' | 'message' | 'print' | 'export'
/** What a key or a button asks for, and the element beside which a picker or menu opens. */
export type Command = { verb: Verb; target: Target; anchor: () => Element | null }
