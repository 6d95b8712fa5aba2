import { portalDate } from '#platform/time/dates.ts'
import { facingOf } from '#tower/geometry/shade.ts'
import type { Outlook } from '#tower/geometry/shade.ts'
import { useSite } from '../shell/language.tsx'
import { sunOn } from './offer-places.ts'
import type { SunlitDay } from './offer-places.ts'
import { drawSun, sunBox, describeSun } from './sun-drawing.ts'

/**
 * The path of the sun on the chosen day, and when it shines on the home; the island renders it again for another day.
 */
export function SunPath({ outlooks, sunlit }: { outlooks: readonly Outlook[]; sunlit: SunlitDay }) {
  const { language, words } = useSite()
  const texts = words.offers.sun
  const sides = outlooks.map((outlook) => words.offers.facings[facingOf(outlook)])
  const drawing = drawSun(sunlit.moments, sunOn(sunlit, outlooks), sunlit.place, language)
  const label = describeSun(drawing, portalDate(sunlit.day, 'UTC', language), texts.text)
  return (
    <div className="sun" data-sun={JSON.stringify(outlooks)}>
      <svg viewBox={`0 0 ${sunBox.wide} ${sunBox.high}`} role="img" aria-label={texts.drawing}>
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
        <b>{label.long}</b> <span>{label.when}</span>
      </p>
      <p className="sun-note">{texts.counts(sides, sunlit.countsNeighbours)}</p>
    </div>
  )
}
