/** Random choices with a fixed seed: the demo and the tests must be the same at every run. */
export type Chance = {
  /** At least 0, below 1. */
  next: () => number
  is: (share: number) => boolean
  /** A whole number from the first to the last, both included. */
  between: (first: number, last: number) => number
  pick: <T>(from: readonly T[]) => T
  /** `count` different items, in random order. */
  some: <T>(from: readonly T[], count: number) => T[]
  digits: (count: number) => string
  /** A UUIDv7 of that instant. */
  id: (at: Date) => string
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  const some = <T>(from: readonly T[], count: number) => {
    const pool = [...from]
    for (let i = pool.length - 1; i > 0; i--) {
      const j = between(0, i)
      // Both indexes are inside the list.
      ;[pool[i], pool[j]] = [pool[j] as T, pool[i] as T]
    }
    return pool.slice(0, count)
  }
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('Nothing to pick from')
    return from[between(0, from.length - 1)] as T
  }
  const hex = (count: number) => Array.from({ length: count }, () => between(0, 15).toString(16)).join('')
  const id = (at: Date) => {
    const time = at.getTime().toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${between(8, 11).toString(16)}${hex(3)}-${hex(12)}`
  }
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 9)).join('')
  return { next, is: (share) => next() < share, between, pick, some, digits, id }
}
