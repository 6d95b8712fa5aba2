import { fits, parseFilter } from '#units/offers.ts'
import type { OfferFilter, OfferTraits } from '#units/offers.ts'

function traitsOf({ dataset: { kind = '', bedrooms = '', facing = '', price } }: HTMLElement): OfferTraits {
  return { kind, bedrooms, facing, price: Number(price) }
}

/** Applies the filters immediately and hides the submit button of the plain form. */
export function wireFilters(root: HTMLElement, cards: readonly HTMLElement[], onChange: (values: OfferFilter) => void) {
  const form = root.querySelector('form')!
  const count = root.querySelector<HTMLElement>('[data-count-one]')

  function filter() {
    const values = parseFilter(
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string])),
    )
    const fitting = (filter: OfferFilter) => cards.filter((card) => fits(traitsOf(card), filter))
    const matches = new Set(fitting(values))
    for (const card of cards) card.hidden = !matches.has(card)
    const shown = matches.size
    for (const kind of form.querySelectorAll<HTMLInputElement>('[name="for"]'))
      kind.parentElement!.querySelector('[data-count]')!.textContent = String(
        fitting({ ...values, for: kind.value }).length,
      )
    if (count) {
      const { countOne = '', countMany = '' } = count.dataset
      count.textContent = shown === 1 ? countOne : countMany.replace('{n}', String(shown))
    }
    root.querySelector<HTMLElement>('[data-no-match]')!.hidden = shown > 0
    form.querySelector<HTMLElement>('[data-clear]')!.hidden = Object.values(values).join('') === ''
    onChange(values)
  }

  function clear(event: Event) {
    event.preventDefault()
    for (const select of form.querySelectorAll('select')) select.value = ''
    const all = form.querySelector<HTMLInputElement>('[name="for"][value=""]')
    if (all) all.checked = true
    filter()
    ;(all ?? form.querySelector('select'))?.focus()
  }

  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('change', filter)
  for (const one of root.querySelectorAll('[data-clear]')) one.addEventListener('click', clear)
  // The browser restores the form's values when it returns to the page.
  addEventListener('pageshow', filter)
}
