import type { ResourceAction } from './choices.ts'
import { manyWords } from './messages/many.ts'

/** Why an action would not change a resource; null when it would. */
export function validateResourceAction(action: ResourceAction, { archivedAt }: { archivedAt: string | null }) {
  const isArchived = archivedAt !== null
  if (action === 'archive') return isArchived ? manyWords.archivedAlready : null
  return isArchived ? null : manyWords.notArchived
}
