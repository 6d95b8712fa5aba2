import { numberKey } from '#platform/text/number-ranges.ts'

/** Who has a parking stall or a storage locker: a resident, or a unit. */
export type Holder = { id: string; name: string; unitId: string | null }

/**
 * The parking stalls or storage lockers that are taken, by records and by earlier lines of the file, so that an import
 * never gives one to a second holder.
 */
export class AssetClaims {
  private readonly holders = new Map<string, Holder[]>()

  claim(numbers: readonly string[], holder: Holder) {
    for (const number of numbers) {
      const key = numberKey(number)
      this.holders.set(key, [...(this.holders.get(key) ?? []), holder])
    }
  }

  /** The numbers that the holder may have, and those that belong to another one; what the holder has already stays. */
  divide(numbers: readonly string[], current: readonly string[], holderId: string) {
    const own = new Set(current.map(numberKey))
    const taken: { number: string; holder: Holder }[] = []
    const free = numbers.filter((number) => {
      if (own.has(numberKey(number))) return true
      const holder = this.holders.get(numberKey(number))?.find(({ id }) => id !== holderId)
      if (holder) taken.push({ number, holder })
      return !holder
    })
    return { free, taken }
  }
}
