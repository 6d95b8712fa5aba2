import { parseOfferDay, searchOf, viewOf } from '../offers/offer-view.ts'
import type { OfferView } from '../offers/offer-view.ts'
import { wireFilters } from './offer-filters.ts'
import { wireStacks } from './offer-stacks.ts'
import { wireSun } from './offer-sun.ts'
import { wireTower } from './offer-tower.ts'
import './three.ts'

const root = document.querySelector<HTMLElement>('[data-island="offers"]')
if (root?.querySelector('form')) enhance(root)

/**
 * One choice for picture, stacks and cards: all of them show it. It is stored in the URL, so that it can be shared.
 */
function enhance(root: HTMLElement) {
  const view: OfferView = viewOf(new URLSearchParams(location.search))
  const cards = [...root.querySelectorAll<HTMLElement>('.offer')]
  const updateAddress = () => history.replaceState(null, '', location.pathname + searchOf(view))
  let chosen = cards.find((card) => card.dataset.chosen !== undefined)?.dataset.unit ?? ''

  const shown = () => cards.filter((card) => !card.hidden)
  const isShown = (unit: string) => shown().some((card) => card.dataset.unit === unit)
  const countOn = (floor: string) =>
    new Set(shown().flatMap(({ dataset }) => (dataset.floor === floor ? [dataset.unit] : []))).size

  const tower = wireTower(root, { isShown, countOn, choose: (unit) => choose(unit, true) })
  const stacks = wireStacks(root, { isShown, mark: tower.mark, choose })

  function show(unit: string) {
    chosen = unit
    for (const card of cards) card.toggleAttribute('data-chosen', card.dataset.unit === unit)
    stacks.show(unit)
    tower.show(unit)
  }

  function choose(unit: string, pointed = false) {
    view.unit = unit
    show(unit)
    updateAddress()
    // In a single column the card is below the picture.
    const card = pointed && cards.find((one) => one.dataset.unit === unit)
    if (card && card.getBoundingClientRect().top > innerHeight * 0.7) card.scrollIntoView({ block: 'start' })
  }

  wireFilters(root, cards, (filter) => {
    view.filter = filter
    root.querySelector<HTMLElement>('[data-stage]')!.hidden = shown().length === 0
    if (!isShown(view.unit)) view.unit = ''
    for (const one of root.querySelectorAll<HTMLElement>('a[data-unit], path[data-unit]'))
      one.toggleAttribute('data-off', !isShown(one.dataset.unit ?? ''))
    show(isShown(chosen) ? chosen : (shown().at(-1)?.dataset.unit ?? ''))
    updateAddress()
  })
  wireSun(root, (day) => {
    view.day = day === root.dataset.today ? '' : parseOfferDay(day)
    updateAddress()
  })
  wireViewLinks(root, (list) => {
    view.list = list
    updateAddress()
  })
}

/** Switches between building and list without a request to the server. */
function wireViewLinks(root: HTMLElement, onChange: (list: boolean) => void) {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-way]')]
  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      root.dataset.show = link.dataset.way
      for (const one of links) one.setAttribute('aria-current', String(one === link))
      onChange(link.dataset.way === 'list')
    })
}
