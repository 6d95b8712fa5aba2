import { slotOf } from '#building/rules.ts'
import type { Offer } from '#units/offers.ts'
import { useSite } from './language.tsx'
import type { ThreeFacts } from './three-facts.ts'

/**
 * The tower in 3-D, for who asks for it: one button, and nothing of it is loaded before. What the picture shows stands in the
 * stacks and cards above; it knows no home but those on the market.
 */
export function TowerInThree({ offers }: { offers: readonly Offer[] }) {
  const { words } = useSite()
  const said = words.three
  const facts: ThreeFacts = {
    said: said.told,
    homes: offers.flatMap(({ unitNumber, floor, kind }) => {
      const slot = slotOf(unitNumber)
      return slot === null ? [] : [{ unit: unitNumber, floor, slot, kind }]
    }),
  }
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
  return (
    <section className="three" data-island="three" hidden aria-label={said.title}>
      <button type="button" className="button" data-three-open>
        {said.open}
      </button>
      <p className="three-hint" data-three-hint>
        {said.hint}
      </p>
      <div data-three-place />
      <script type="application/json" data-three-facts dangerouslySetInnerHTML={{ __html: text }} />
    </section>
  )
}
