import Map from 'lucide-react/icons/map'
import { BlockMap } from './BlockMap.tsx'
import { mapOrigin } from './map-origin.ts'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

/**
 * The drawn map. A real one is requested from its provider only after a click, in place or, without scripts, at the
 * provider's site.
 */
export function MapFigure({ data, title, caption }: { data: SiteData; title: string; caption: string }) {
  const { words } = useSite()
  const { name, latitude, longitude } = data.building
  return (
    <figure className="map">
      <div className="map-frame">
        <BlockMap name={name} title={title} />
        {latitude !== null && longitude !== null && (
          <a
            className="button map-open"
            href={`${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            rel="noopener"
            title={words.contact.mapSource}
            data-island="map"
            data-title={title}
            data-frame={frameOf(latitude, longitude)}
          >
            <Map size={16} strokeWidth={1.75} aria-hidden="true" />
            {words.contact.openMap}
          </a>
        )}
      </div>
      <figcaption>
        {caption}
        {latitude !== null && <small> {words.contact.mapSource}</small>}
      </figcaption>
    </figure>
  )
}

/** The bounding box of a few blocks around the tower. */
function frameOf(latitude: number, longitude: number): string {
  const [tall, wide] = [0.003, 0.009]
  const box = [longitude - wide, latitude - tall, longitude + wide, latitude + tall].map((one) => one.toFixed(5))
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `${mapOrigin}/export/embed.html?${query.toString()}`
}
