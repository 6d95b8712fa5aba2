import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Picture, isEncoded } from './Picture.tsx'
import { PlanPlate } from '../offers/PlanPlate.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Pictures side by side in a strip with scroll snapping; the island adds arrows, dots, pause and the slide show. */
export function Carousel({
  slots,
  title,
  data,
  isFirst = false,
}: {
  slots: readonly string[]
  title: string
  data: SiteData
  /** It is the first thing visible, so its first picture loads eagerly. */
  isFirst?: boolean
}) {
  const texts = useSite().words.carousel
  const [first] = slots
  if (first === undefined) return <div className="carousel carousel-empty">{texts.empty}</div>
  if (slots.length === 1)
    return (
      <div className="carousel">
        <Slide slot={first} data={data} first={isFirst} />
      </div>
    )
  return (
    <section className="carousel" aria-roledescription={texts.role} aria-label={title} data-island="carousel">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard */}
      <ul className="slides" tabIndex={0} aria-label={title}>
        {slots.map((slot, place) => (
          <li key={slot} aria-roledescription={texts.slide} aria-label={texts.goTo(place + 1, slots.length)}>
            <Slide slot={slot} data={data} first={isFirst && place === 0} />
          </li>
        ))}
      </ul>
      <div className="carousel-controls" hidden>
        <button type="button" className="round left" data-step="-1" aria-label={texts.previous}>
          <ChevronLeft {...icon} />
        </button>
        <button type="button" className="round right" data-step="1" aria-label={texts.next}>
          <ChevronRight {...icon} />
        </button>
        <button
          type="button"
          className="round pause"
          data-pause-button
          aria-label={texts.pause}
          data-play={texts.play}
          data-pausing={texts.pause}
        >
          <Pause size={15} aria-hidden="true" />
          <Play size={15} aria-hidden="true" />
        </button>
        <div className="dots">
          {slots.map((slot, place) => (
            <button key={slot} type="button" data-slide={place} aria-label={texts.goTo(place + 1, slots.length)} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** A slot without a picture shows a plan. */
function Slide({ slot, data, first }: { slot: string; data: SiteData; first: boolean }) {
  const picture = data.pictures[slot]
  if (!isEncoded(picture)) return <PlanPlate slot={slot} />
  // A little less than the box on phones, where the next larger file would be three times as large without visible
  // benefit.
  return <Picture of={picture} sizes="(max-width: 767px) 86vw, (max-width: 1023px) 46vw, 430px" first={first} />
}
