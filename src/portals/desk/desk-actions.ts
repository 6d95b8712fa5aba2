import { navigate } from '#platform/ui/navigation/navigate.ts'
import { collectKeys } from './early-keys.ts'

/** The keys that begin something in the empty search field of the desk. */
const actionKeys = ['+', '@', '#', '.', '!'] as const
export type ActionKey = (typeof actionKeys)[number]

export const isActionKey = (key: string): key is ActionKey => actionKeys.some((one) => one === key)

const searches = {
  '+': { tab: 'take-in' },
  '#': { tab: 'keys' },
  '.': { tab: 'log', write: '1' },
  '!': { tab: 'incidents', open: 'new' },
}

/** Opens what a key begins. A visitor who was not announced has a dialog on the same screen. */
export function startAction(key: ActionKey, onVisitor: () => void): void {
  // Fast typing must not get lost while the section or the dialog opens.
  collectKeys()
  if (key === '@') return onVisitor()
  return navigate({ to: '/desk', search: searches[key] })
}
