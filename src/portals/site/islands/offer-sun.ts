import { portalDate } from '#platform/dates.ts'
import { directSun } from '#tower/shade.ts'
import type { Outlook } from '#tower/shade.ts'
import { sunOver } from '#tower/sun.ts'
import { knownDay } from '../offer-view.ts'
import { drawSun, tellSun } from '../sun-drawing.ts'
import type { SunFacts } from '../sun-drawing.ts'

/** Another day: the sun of every card is drawn and told again, as the server does it. */
export function wireSun(root: HTMLElement, told: (day: string) => void) {
  const facts = root.querySelector('[data-sun-facts]')
  const field = root.querySelector<HTMLInputElement>('[name="day"]')
  if (!facts || !field) return
  const { place, prisms, orientation, language, said } = JSON.parse(facts.textContent ?? '') as SunFacts
  let drawn = field.defaultValue

  function draw() {
    const day = knownDay(field!.value)
    if (!day || day === drawn) return
    drawn = day
    const moments = sunOver(day, place)
    for (const card of root.querySelectorAll<HTMLElement>('[data-sun]')) {
      const outlooks = JSON.parse(card.dataset.sun ?? '') as Outlook[]
      const drawing = drawSun(moments, directSun(moments, outlooks, prisms, orientation), place, language)
      card.querySelector('.sun-path')?.setAttribute('d', drawing.path)
      card.querySelector('.sun-lit')?.setAttribute('d', drawing.lit)
      for (const [i, text] of card.querySelectorAll('text').entries()) {
        const mark = drawing.marks[i]
        text.textContent = mark?.text ?? ''
        text.setAttribute('x', String(mark?.x ?? 0))
        text.setAttribute('text-anchor', mark?.anchor ?? 'middle')
      }
      const { long, when } = tellSun(drawing, portalDate(day, 'UTC', language), said)
      card.querySelector('b')!.textContent = long
      card.querySelector('span')!.textContent = when
    }
    told(day)
  }

  field.addEventListener('input', draw)
  addEventListener('pageshow', draw)
}
