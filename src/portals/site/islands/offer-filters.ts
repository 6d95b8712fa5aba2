import { fits, parseFilter } from '#units/offers.ts'
import type { OfferFilter } from '#units/offers.ts'

/** Applies the filters immediately and hides the submit button of the plain form. */
export function wireFilters(root: HTMLElement, cards: readonly HTMLElement[], onChange: (values: OfferFilter) => void) {
  const form = root.querySelector('form')!
  const count = root.querySelector<HTMLElement>('[data-count-one]')

  function filter() {
    const values = parseFilter(
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string])),
    )
    let shown = 0
    for (const card of cards) {
      const { kind = '', bedrooms = '', facing = '', price } = card.dataset
      card.hidden = !fits({ kind, bedrooms, facing, price: Number(price) }, values)
      if (!card.hidden) shown += 1
    }
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
