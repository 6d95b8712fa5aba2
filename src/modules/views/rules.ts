import type { Message } from '#platform/language/language.ts'
import type { Role } from '#platform/roles.ts'
import { maxViews, parametersOfLists, type ViewList, viewLists } from './choices.ts'
import { viewWords } from './messages/en.ts'

type Person = { id: string; role: Role }
type Owned = { userId: string; isShared: boolean }

export const isViewList = (name: string): name is ViewList => (viewLists as readonly string[]).includes(name)

/** Everyone sees their own views and the shared ones. */
export const canSeeView = ({ userId, isShared }: Owned, person: Person): boolean => isShared || userId === person.id

/** A shared view is changed by its author and by administrators, a private one by its author alone. */
export const canChangeView = ({ userId, isShared }: Owned, person: Person): boolean =>
  userId === person.id || (isShared && person.role === 'admin')

/** Why a list cannot have these parameters; null when it can. */
export function validateParameters(list: ViewList, parameters: Readonly<Record<string, string>>): Message | null {
  const unknown = Object.keys(parameters).find((name) => !parametersOfLists[list].includes(name))
  return unknown === undefined ? null : () => viewWords.unknownParameter(unknown)
}

/** Why a person with these views of a list cannot save another one; null when they can. */
export function validateNewName(own: readonly { name: string }[], name: string): Message | null {
  const same = (text: string) => text.trim().toLowerCase()
  return own.some((view) => same(view.name) === same(name)) ? () => viewWords.nameTaken(name) : null
}

export const validateCount = (own: number): Message | null => (own >= maxViews ? () => viewWords.tooMany : null)
