import type { Icon } from '../icons/icon.ts'

/** A view of a list that everybody has; `parameters` are its filters as the address names them. */
export type BuiltInView = { name: string; icon: Icon; parameters: Record<string, string> }
