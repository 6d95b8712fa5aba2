import { portalDate } from '#platform/dates.ts'
import { facingOf } from '#tower/shade.ts'
import type { Outlook } from '#tower/shade.ts'
import { useSite } from './language.tsx'
import { sunOn } from './offer-places.ts'
import type { SunlitDay } from './offer-places.ts'
import { drawSun, sunBox, tellSun } from './sun-drawing.ts'

/** The way of the sun on the chosen day, and when it shines on the home; the island draws it again for another day. */
export function SunPath({ outlooks, sunlit }: { outlooks: readonly Outlook[]; sunlit: SunlitDay }) {
  const { language, words } = useSite()
  const said = words.offers.sun
  const sides = outlooks.map((outlook) => words.offers.facings[facingOf(outlook)])
  const drawing = drawSun(sunlit.moments, sunOn(sunlit, outlooks), sunlit.place, language)
  const told = tellSun(drawing, portalDate(sunlit.day, 'UTC', language), said.told)
  return (
    <div className="sun" data-sun={JSON.stringify(outlooks)}>
      <svg viewBox={`0 0 ${sunBox.wide} ${sunBox.high}`} role="img" aria-label={said.drawing}>
        <path className="sun-ground" d={`M0 ${sunBox.ground}H${sunBox.wide}`} />
        <path className="sun-path" d={drawing.path} />
        <path className="sun-lit" d={drawing.lit} />
        {[0, 1, 2].map((place) => {
          const mark = drawing.marks[place]
          return (
            <text key={place} x={mark?.x ?? 0} y={sunBox.ground + 16} textAnchor={mark?.anchor}>
              {mark?.text}
            </text>
          )
        })}
      </svg>
      <p>
        <b>{told.long}</b> <span>{told.when}</span>
      </p>
      <p className="sun-note">{said.counts(sides)}</p>
    </div>
  )
}
