import { manyWords } from './messages/many.ts'

/** Why archiving or restoring would not change a vendor; null when it would. */
export function validateRetired(next: boolean, { retired }: { retired: boolean }): string | null {
  if (next !== retired) return null
  return retired ? manyWords.archivedAlready : manyWords.notArchived
}
