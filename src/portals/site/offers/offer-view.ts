import type { Day } from '#platform/time/dates.ts'
import { parseFilter } from '#units/offers.ts'
import type { OfferFilter } from '#units/offers.ts'

/**
 * The state of the page in its address: filters, chosen home, day of the sun, list or building. An empty text means
 * none.
 */
export type OfferView = { filter: OfferFilter; unit: string; day: Day; list: boolean }

export function viewOf(params: { get: (name: string) => string | null }): OfferView {
  const unit = params.get('unit') ?? ''
  return {
    filter: parseFilter(params),
    unit: /^[\w-]{1,12}$/.test(unit) ? unit : '',
    day: parseOfferDay(params.get('day')),
    list: params.get('show') === 'list',
  }
}

/** The search parameters of a state; defaults are left out. */
export function searchOf({ filter, unit, day, list }: OfferView): string {
  const params = { ...filter, unit, day, show: list ? 'list' : '' }
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value))
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** A day in the years for which the sun's position is accurate; empty otherwise. */
export function parseOfferDay(text: string | null): Day {
  if (text === null || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return ''
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(text) ? '' : text
}
