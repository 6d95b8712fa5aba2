import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Picture, isEncoded } from './Picture.tsx'
import { PlanPlate } from './PlanPlate.tsx'
import type { SiteData } from './site-data.ts'
import { words } from './words.ts'

const said = words.carousel
const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Pictures side by side in a strip that snaps; the island adds arrows, dots, pause and the slide show. */
export function Carousel({ slots, title, data }: { slots: readonly string[]; title: string; data: SiteData }) {
  if (slots.length === 0) return <div className="carousel carousel-empty">{said.empty}</div>
  const slides = slots.map((slot) => {
    const picture = data.pictures[slot]
    return isEncoded(picture) ? (
      <Picture of={picture} sizes="(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 430px" />
    ) : (
      <PlanPlate slot={slot} />
    )
  })
  if (slots.length === 1) return <div className="carousel">{slides}</div>
  return (
    <div className="carousel" role="group" aria-roledescription={said.role} aria-label={title} data-island="carousel">
      <ul className="slides" tabIndex={0} aria-label={title}>
        {slots.map((slot, place) => (
          <li key={slot} aria-roledescription="slide" aria-label={said.goTo(place + 1, slots.length)}>
            {slides[place]}
          </li>
        ))}
      </ul>
      <div className="carousel-controls" hidden>
        <button type="button" className="round left" data-step="-1" aria-label={said.previous}>
          <ChevronLeft {...icon} />
        </button>
        <button type="button" className="round right" data-step="1" aria-label={said.next}>
          <ChevronRight {...icon} />
        </button>
        <button type="button" className="round pause" data-pause aria-label={said.pause}>
          <Pause size={15} aria-hidden="true" />
          <Play size={15} aria-hidden="true" />
        </button>
        <div className="dots">
          {slots.map((slot, place) => (
            <button key={slot} type="button" data-slide={place} aria-label={said.goTo(place + 1, slots.length)} />
          ))}
        </div>
      </div>
    </div>
  )
}
