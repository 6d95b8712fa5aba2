import { fits, wishOf } from '#units/offers.ts'
import type { OfferWish } from '#units/offers.ts'

/** The filters answer at once; the button of the plain form is hidden then. */
export function wireFilters(root: HTMLElement, cards: readonly HTMLElement[], told: (wish: OfferWish) => void) {
  const form = root.querySelector('form')!
  const count = root.querySelector<HTMLElement>('[data-count-one]')

  function filter() {
    const wish = wishOf(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string])))
    let shown = 0
    for (const card of cards) {
      const { kind = '', bedrooms = '', facing = '', price } = card.dataset
      card.hidden = !fits({ kind, bedrooms, facing, price: Number(price) }, wish)
      if (!card.hidden) shown += 1
    }
    if (count) {
      const { countOne = '', countMany = '' } = count.dataset
      count.textContent = shown === 1 ? countOne : countMany.replace('{n}', String(shown))
    }
    root.querySelector<HTMLElement>('[data-no-match]')!.hidden = shown > 0
    form.querySelector<HTMLElement>('[data-clear]')!.hidden = Object.values(wish).join('') === ''
    told(wish)
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
  // A browser that comes back keeps what was chosen in the form.
  addEventListener('pageshow', filter)
}
