import type { Category, Priority } from '#maintenance/choices.ts'
import type { PromiseSettings } from '#maintenance/promise-contract.ts'
import { promiseWords as words, timeInWords } from '#maintenance/promise-words.ts'

/** The line somebody changes; `new` is a category of the priority that has none of its own yet. */
export type AskedLine = { priority: Priority; category: Category | null | 'new' }

/** A line of the promises as the settings keep it, in words. */
export function lineInWords(value: unknown): string {
  if (value === undefined) return ''
  const line = value as PromiseSettings[string]
  const time = timeInWords(line)
  return line.clock === 'always' ? `${time}, ${words.clocks.always.toLowerCase()}` : time
}
