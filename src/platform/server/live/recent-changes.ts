/** How long changes are stored, in milliseconds. The browser knows it too (`src/platform/ui/data/live/live-message.ts`). */
const retention = 60_000
/** Changes beyond this number are forgotten earlier. */
const maxChanges = 1_000

/**
 * The changes of the last minute. A page reads its data before its stream is open; the stream repeats what changed since, so
 * that the page does not read everything again.
 */
export class RecentChanges<Change extends { topic: string }> {
  readonly #now: () => number
  readonly #changes: { at: number; change: Change }[] = []
  /** Every later change is stored. */
  #completeSince: number

  constructor(now = () => performance.now()) {
    this.#now = now
    this.#completeSince = now()
  }

  add(change: Change): void {
    this.#changes.push({ at: this.#now(), change })
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
    for (const { at, change } of this.#changes) if (concerns(change)) latest.set(change.topic, now - at)
    return [...latest].map(([topic, age]) => ({ topic, age: Math.floor(age) }))
  }

  #forgetOld(): void {
    const oldest = this.#now() - retention
    for (
      let [first] = this.#changes;
      first && (first.at < oldest || this.#changes.length > maxChanges);
      [first] = this.#changes
    ) {
      this.#completeSince = Math.max(this.#completeSince, first.at)
      this.#changes.shift()
    }
  }
}
