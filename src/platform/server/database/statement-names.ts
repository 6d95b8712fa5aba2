import { sql } from 'drizzle-orm'

/** The most names a process gives: each connection keeps the plan of each named statement until it closes. */
const maxNames = 500
/** Longer texts are bulk inserts, which rarely repeat with the same number of rows. */
const maxNamedTextLength = 20_000

const mark = '/* planned each time */'
/**
 * Marks a statement whose best plan depends on its values, such as a search: for a word that is everywhere the newest rows are read in
 * order, for a rare one its index. It gets no name, so PostgreSQL plans it each time; the plan for any value would take one of both.
 */
export const plannedEachTime = sql.raw(`${mark} `)

/**
 * Names for statements that repeat. PostgreSQL parses and plans a named statement once for each connection instead of at
 * each call; for a list with many joins that is most of its time. A text is named when it is sent for the second time,
 * because lists of values produce texts that never return.
 */
export class StatementNames {
  private readonly names = new Map<string, string>()
  private firstOccurrences = new Set<string>()

  /** The name of a statement, or undefined for one that is to be sent without. */
  nameOf(text: string): string | undefined {
    if (text.includes(mark)) return undefined
    const name = this.names.get(text)
    if (name !== undefined || this.names.size >= maxNames || text.length > maxNamedTextLength) return name
    if (!this.firstOccurrences.delete(text)) {
      if (this.firstOccurrences.size >= maxNames) this.firstOccurrences.clear()
      this.firstOccurrences.add(text)
      return undefined
    }
    const given = `statement_${this.names.size + 1}`
    this.names.set(text, given)
    return given
  }
}
