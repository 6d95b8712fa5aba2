import type { Category, Priority } from '#maintenance/requests/choices.ts'
import type { SlaTargetList } from '#maintenance/sla/schemas.ts'
import { slaWords as words, formatSlaTime } from '#maintenance/sla/messages/en.ts'

/** The target to edit; `new` is one for a category that has none yet. */
export type EditedTarget = { priority: Priority; category: Category | null | 'new' }

/** A target as the settings log it, in words. */
export function formatTarget(value: unknown): string {
  if (value === undefined) return ''
  const line = value as SlaTargetList[string]
  const time = formatSlaTime(line)
  return line.clock === 'always' ? `${time}, ${words.clocks.always.toLowerCase()}` : time
}
