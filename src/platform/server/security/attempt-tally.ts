/** The number of attempts of one subject, or of all subjects that are counted together. */
export type Milestone = { count: number; pooled: boolean }

/** How much earlier an attempt may be than one that was counted before it: calls take the time when they begin. */
const sameTimeMs = 60_000

/**
 * Counts attempts and says which are worth an entry: of each subject the first, then every tenfold (`first` 1: the 1st,
 * 10th, 100th …). At most `most` subjects are counted separately in a window, the others together, so that any number
 * of attempts from any number of places makes few entries. The counts are in memory, because a rejected attempt must
 * cost no write, and each process has its own.
 */
export class AttemptTally {
  private readonly first: number
  private readonly most: number
  private readonly window: number
  private counts = new Map<string, number>()
  private pooled = 0
  private began = 0

  constructor({ first, most, window }: { first: number; most: number; window: number }) {
    this.first = first
    this.most = most
    this.window = window
  }

  /** Counts one attempt; returns the milestone it reached, or null. Without a subject it counts among the others. */
  count(subject: string | null, now: Date): Milestone | null {
    const at = now.getTime()
    // A clock that was set back starts a new window, so that none lasts for days. Attempts that are counted at the same time
    // come in any order.
    if (at >= this.began + this.window || at < this.began - sameTimeMs) {
      this.counts = new Map()
      this.pooled = 0
      this.began = at
    }
    const known = subject === null ? undefined : this.counts.get(subject)
    const followed = subject !== null && (known !== undefined || this.counts.size < this.most)
    if (followed) this.counts.set(subject, (known ?? 0) + 1)
    else this.pooled += 1
    const count = followed ? (known ?? 0) + 1 : this.pooled
    return this.isMilestone(count) ? { count, pooled: !followed } : null
  }

  private isMilestone(count: number): boolean {
    let mark = this.first
    while (mark < count) mark *= 10
    return mark === count
  }
}
