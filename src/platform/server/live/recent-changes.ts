/** How long changes are kept, in milliseconds. The browser knows it too (`src/platform/ui/data/live/live-message.ts`). */
const retention = 60_000
/** Changes beyond this number are forgotten earlier. */
const maxKept = 1_000

/**
 * The changes of the last minute. A page reads its data before its stream is open; the stream repeats what changed since, so
 * that the page does not read everything again.
 */
export class RecentChanges<Change extends { topic: string }> {
  readonly #now: () => number
  readonly #kept: { at: number; change: Change }[] = []
  /** Every later change is kept. */
  #completeSince: number

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#completeSince = now()
  }

  add(change: Change): void {
    this.#kept.push({ at: this.#now(), change })
    this.#forgetOld()
  }

  /**
   * The latest change of each topic that concerns the listener, with its age in milliseconds; `*` with the age of the last
   * change that is not known any more.
   */
  list(concerns: (change: Change) => boolean): { topic: string; age: number }[] {
    this.#forgetOld()
    const now = this.#now()
    const latest = new Map<string, number>()
    if (this.#completeSince > now - retention) latest.set('*', now - this.#completeSince)
    for (const { at, change } of this.#kept) if (concerns(change)) latest.set(change.topic, now - at)
    return [...latest].map(([topic, age]) => ({ topic, age: Math.floor(age) }))
  }

  #forgetOld(): void {
    const oldest = this.#now() - retention
    for (let [first] = this.#kept; first && (first.at < oldest || this.#kept.length > maxKept); [first] = this.#kept) {
      this.#completeSince = Math.max(this.#completeSince, first.at)
      this.#kept.shift()
    }
  }
}
