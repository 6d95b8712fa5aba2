import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Picture, isEncoded } from './Picture.tsx'
import { PlanPlate } from './PlanPlate.tsx'
import type { SiteData } from './site-data.ts'
import { useSite } from './language.tsx'

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Pictures side by side in a strip that snaps; the island adds arrows, dots, pause and the slide show. */
export function Carousel({
  slots,
  title,
  data,
  leads = false,
}: {
  slots: readonly string[]
  title: string
  data: SiteData
  /** Whether people see it first: its first picture is loaded at once. */
  leads?: boolean
}) {
  const said = useSite().words.carousel
  const [first] = slots
  if (first === undefined) return <div className="carousel carousel-empty">{said.empty}</div>
  if (slots.length === 1)
    return (
      <div className="carousel">
        <Slide slot={first} data={data} first={leads} />
      </div>
    )
  return (
    <section className="carousel" aria-roledescription={said.role} aria-label={title} data-island="carousel">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
      <ul className="slides" tabIndex={0} aria-label={title}>
        {slots.map((slot, place) => (
          <li key={slot} aria-roledescription={said.slide} aria-label={said.goTo(place + 1, slots.length)}>
            <Slide slot={slot} data={data} first={leads && place === 0} />
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
        <button
          type="button"
          className="round pause"
          data-pause-button
          aria-label={said.pause}
          data-play={said.play}
          data-pausing={said.pause}
        >
          <Pause size={15} aria-hidden="true" />
          <Play size={15} aria-hidden="true" />
        </button>
        <div className="dots">
          {slots.map((slot, place) => (
            <button key={slot} type="button" data-slide={place} aria-label={said.goTo(place + 1, slots.length)} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** A place without a picture shows a plan. */
function Slide({ slot, data, first }: { slot: string; data: SiteData; first: boolean }) {
  const picture = data.pictures[slot]
  if (!isEncoded(picture)) return <PlanPlate slot={slot} />
  // A little less than the box on phones, where the next larger file would cost three times the bytes for nothing seen.
  return <Picture of={picture} sizes="(max-width: 767px) 86vw, (max-width: 1023px) 46vw, 430px" first={first} />
}
