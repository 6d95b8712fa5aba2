import { portalDate } from '#platform/time/dates.ts'
import { directSun } from '#tower/geometry/shade.ts'
import type { Outlook } from '#tower/geometry/shade.ts'
import { listSunMoments } from '#tower/geometry/sun.ts'
import { parseOfferDay } from '../offers/offer-view.ts'
import { drawSun, describeSun } from '../offers/sun-drawing.ts'
import type { SunFacts } from '../offers/sun-drawing.ts'

/** After another day is chosen, renders the sun of every card again, as the server does. */
export function wireSun(root: HTMLElement, label: (day: string) => void) {
  const facts = root.querySelector('[data-sun-facts]')
  const field = root.querySelector<HTMLInputElement>('[name="day"]')
  if (!facts || !field) return
  const { place, prisms, orientation, language, text: input } = JSON.parse(facts.textContent ?? '') as SunFacts
  let drawn = field.defaultValue

  function draw() {
    const day = parseOfferDay(field!.value)
    if (!day || day === drawn) return
    drawn = day
    const moments = listSunMoments(day, place)
    for (const card of root.querySelectorAll<HTMLElement>('[data-sun]')) {
      const outlooks = JSON.parse(card.dataset.sun ?? '') as Outlook[]
      const drawing = drawSun(moments, directSun(moments, outlooks, prisms, orientation), place, language)
      card.querySelector('.sun-path')?.setAttribute('d', drawing.path)
      card.querySelector('.sun-lit')?.setAttribute('d', drawing.lit)
      for (const [i, label] of card.querySelectorAll('text').entries()) {
        const mark = drawing.marks[i]
        label.textContent = mark?.text ?? ''
        label.setAttribute('x', String(mark?.x ?? 0))
        label.setAttribute('text-anchor', mark?.anchor ?? 'middle')
      }
      const { long, when } = describeSun(drawing, portalDate(day, 'UTC', language), input)
      card.querySelector('b')!.textContent = long
      card.querySelector('span')!.textContent = when
    }
    label(day)
  }

  field.addEventListener('input', draw)
  addEventListener('pageshow', draw)
}
