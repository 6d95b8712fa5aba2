import { fits } from '#units/offers.ts'
import type { OfferWish } from '#units/offers.ts'

const root = document.querySelector<HTMLElement>('[data-island="offers"]')
const form = root?.querySelector('form')
if (root && form) enhance(root, form)

/** The choice answers at once and stands in the address; the button of the plain form is hidden then. */
function enhance(root: HTMLElement, form: HTMLFormElement) {
  const cards = [...root.querySelectorAll<HTMLElement>('.offer')]
  const selects = [...form.querySelectorAll('select')]
  const count = root.querySelector<HTMLElement>('[data-count-one]')

  function filter() {
    const wish = Object.fromEntries(selects.map(({ name, value }) => [name, value])) as OfferWish
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
    const chosen = new URLSearchParams(Object.entries(wish).filter(([, value]) => value))
    root.querySelector<HTMLElement>('[data-no-match]')!.hidden = shown > 0
    form.querySelector<HTMLElement>('[data-clear]')!.hidden = chosen.size === 0
    history.replaceState(null, '', chosen.size > 0 ? `?${chosen.toString()}` : location.pathname)
  }

  form.addEventListener('change', filter)
  for (const clear of root.querySelectorAll('[data-clear]'))
    clear.addEventListener('click', (event) => {
      event.preventDefault()
      for (const select of selects) select.value = ''
      filter()
      selects[0]?.focus()
    })
  // A browser that comes back keeps what was chosen in the form.
  addEventListener('pageshow', filter)
}
