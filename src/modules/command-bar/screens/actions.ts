import Archive from 'lucide-react/icons/archive'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Megaphone from 'lucide-react/icons/megaphone'
import Plus from 'lucide-react/icons/plus'
import Siren from 'lucide-react/icons/siren'
import UserPlus from 'lucide-react/icons/user-plus'
import type { Role } from '#platform/roles.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { foldedText } from '#platform/text/search/folded-text.ts'
import { matchesName } from '../rules.ts'
import { words } from '../messages/en.ts'

export const actionIds = [
  'new-request',
  'new-announcement',
  'new-resident',
  'new-event',
  'incidents',
  'backup',
] as const
export type ActionId = (typeof actionIds)[number]

/** Something that the bar does, in place of opening a record. */
export type Action = {
  kind: 'action'
  id: ActionId
  label: string
  detail: string
  /** Other words by which it is found. */
  also: string
  /** The letters that choose it in the field, one a key. */
  keys: readonly [string, string]
  /** Where a new request is, when a record was found: `unit:<id>` or `stall:P4-3`. */
  at?: string
}

const known: Record<ActionId, { icon: Icon; keys: readonly [string, string]; isForAdministrators?: true }> = {
  'new-request': { icon: Plus, keys: ['N', 'R'] },
  'new-announcement': { icon: Megaphone, keys: ['N', 'A'] },
  'new-resident': { icon: UserPlus, keys: ['N', 'T'] },
  'new-event': { icon: CalendarPlus, keys: ['N', 'E'] },
  incidents: { icon: Siren, keys: ['O', 'I'] },
  backup: { icon: Archive, keys: ['B', 'N'], isForAdministrators: true },
}

export const actionIcon = (id: ActionId): Icon => known[id].icon

/** The actions that this role may do. */
export const actionsFor = (role: Role): Action[] =>
  actionIds
    .filter((id) => known[id].isForAdministrators === undefined || role === 'admin')
    .map((id) => ({ kind: 'action', id, keys: known[id].keys, ...words.actions[id] }))

/** A new request at a found unit or stall. */
export const newRequestAt = (name: string, at: string): Action => ({
  kind: 'action',
  id: 'new-request',
  label: words.newRequestAt(name),
  detail: words.withPlace,
  also: '',
  keys: known['new-request'].keys,
  at,
})

/** Whether a text is the keys of an action or a place: `nr`, `n r`. */
export const isKeysOf = ({ keys }: { keys?: readonly [string, string] }, typed: string): boolean =>
  keys !== undefined && typed.replaceAll(/\s/g, '').toUpperCase() === keys.join('')

/** The actions that a text names, by their keys or their words. */
export const matchingActions = (actions: readonly Action[], typed: string): Action[] =>
  actions.filter(
    (action) =>
      isKeysOf(action, typed) || (foldedText(typed).length > 1 && matchesName(typed, `${action.label} ${action.also}`)),
  )
