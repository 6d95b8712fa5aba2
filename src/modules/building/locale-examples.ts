import { formatAddress, type Address } from '#platform/locale/address.ts'
import { currencyScale } from '#platform/locale/currency.ts'
import type { BuildingLocale } from '#platform/locale/locale.ts'
import { renderWithLocale } from '#platform/locale/render-with-locale.ts'
import { formatArea } from '#platform/locale/measures.ts'
import { formatMoney } from '#platform/text/money.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { portalTime } from '#platform/time/dates.ts'
import { weekdayName } from '#platform/time/day-names.ts'
import { addDays } from '#platform/time/wall-clock.ts'

/** What the examples are of: a rent, an area in square feet, an instant, and a Monday. */
const example = { rent: 1240, area: 738, visit: '2026-11-23T17:00:00Z', monday: '2026-11-23' } as const

/** How residents and visitors read what a building with this locale writes, in English. */
export const localeExamples = (
  locale: BuildingLocale,
  { officePhone, ...address }: Address & { officePhone: string },
  timeZone: string,
) =>
  renderWithLocale(locale, () => {
    const firstDay = addDays(example.monday, locale.weekStart - 1)
    return {
      rent: formatMoney(example.rent * currencyScale(), 'en'),
      area: formatArea(example.area, 'en'),
      visit: portalTime(example.visit, timeZone, 'en'),
      phone: officePhone === '' ? null : shownPhone(officePhone),
      address: formatAddress(address),
      week: [weekdayName(firstDay, 'en', 'long'), weekdayName(addDays(firstDay, 6), 'en', 'long')] as const,
    }
  })
