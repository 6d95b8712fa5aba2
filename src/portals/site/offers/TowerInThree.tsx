import type { BuildingModel } from '#building/model.ts'
import { slotOfUnit } from '#building/rules.ts'
import type { Offer } from '#units/offers.ts'
import { useSite } from '../shell/language.tsx'
import type { ThreeFacts } from './three-facts.ts'

type Props = { offers: readonly Offer[]; model: Pick<BuildingModel, 'floors'> }

/**
 * The tower in 3-D on request: one button, and nothing is loaded before. The stacks and cards above show the same; it
 * contains only homes on the market.
 */
export function TowerInThree({ offers, model }: Props) {
  const { words } = useSite()
  const texts = words.three
  const facts: ThreeFacts = {
    texts: texts.text,
    homes: offers.flatMap(({ unitNumber, floor, kind }) => {
      const slot = slotOfUnit(model.floors, floor, unitNumber)
      return slot === null ? [] : [{ unit: unitNumber, floor, slot, kind }]
    }),
  }
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
  return (
    <section className="three" data-island="three" hidden aria-label={texts.title}>
      <button type="button" className="button" data-three-open>
        {texts.open}
      </button>
      <p className="three-hint" data-three-hint>
        {texts.hint}
      </p>
      <div data-three-place />
      <script type="application/json" data-three-facts dangerouslySetInnerHTML={{ __html: text }} />
    </section>
  )
}
