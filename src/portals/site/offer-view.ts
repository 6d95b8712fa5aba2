import type { Day } from '#platform/dates.ts'
import { wishOf } from '#units/offers.ts'
import type { OfferWish } from '#units/offers.ts'

/**
 * What the address of the page says: what is looked for, which home is chosen, on which day the sun shines, list or building.
 * An empty text is none.
 */
export type OfferView = { wish: OfferWish; unit: string; day: Day; list: boolean }

export function viewOf(asked: { get: (name: string) => string | null }): OfferView {
  const unit = asked.get('unit') ?? ''
  return {
    wish: wishOf(asked),
    unit: /^[\w-]{1,12}$/.test(unit) ? unit : '',
    day: knownDay(asked.get('day')),
    list: asked.get('show') === 'list',
  }
}

/** What follows the path in the address that shows it; what is plain is left out. */
export function searchOf({ wish, unit, day, list }: OfferView): string {
  const said = { ...wish, unit, day, show: list ? 'list' : '' }
  const search = new URLSearchParams(Object.entries(said).filter(([, value]) => value))
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** A day of the years for which the place of the sun is right; empty where it is none. */
export function knownDay(text: string | null): Day {
  if (text === null || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return ''
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(text) ? '' : text
}
