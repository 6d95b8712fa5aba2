import { type LiveMessage, repeated } from './live-message.ts'

/**
 * The changes of the last minute, for a tab that opens while another one has the connection: it reads its data before it
 * receives changes.
 */
export class LatestChanges {
  readonly #now: () => number
  readonly #changedAt = new Map<string | null, number>()
  #lineOpen: boolean | null = null

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  add(message: LiveMessage): void {
    if ('lineOpen' in message) {
      this.#lineOpen = message.lineOpen
      return
    }
    const { topic, age = 0 } = message
    this.#changedAt.set(topic, Math.max(this.#changedAt.get(topic) ?? -Infinity, this.#now() - age))
  }

  /** Whether the connection is open, and the latest change of each topic with its age. Earlier data may have changed too. */
  list(): LiveMessage[] {
    const changes = [...this.#changedAt]
      .map(([topic, at]) => ({ topic, age: this.#now() - at }))
      .filter(({ age }) => age < repeated)
    const line = this.#lineOpen === null ? [] : [{ lineOpen: this.#lineOpen }]
    return [...line, { topic: null, age: repeated }, ...changes]
  }
}
