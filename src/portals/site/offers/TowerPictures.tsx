import type { PageContent, TowerView } from '#building/contract.ts'
import { visibleBand, pathOf, visibleWalls } from '#tower/geometry/camera.ts'
import type { VisibleWall, Size } from '#tower/geometry/camera.ts'
import { fits, traitsOf } from '#units/offers.ts'
import { useSite } from '../shell/language.tsx'
import type { PlacedOffer } from './offer-places.ts'
import type { OfferView } from './offer-view.ts'
import { isEncoded, measuresOf, Picture } from '../pages/Picture.tsx'
import type { SiteData, SitePicture } from '../shell/site-data.ts'

type Shown = TowerView & { shown: SitePicture; size: Size }

/** The pictures of the whole tower; a replaced one has no camera and is left out. */
export const viewsOf = ({ views }: PageContent['building-view'], { pictures }: SiteData): Shown[] =>
  views.flatMap((view) => {
    const shown = pictures[view.slot]
    return isEncoded(shown) && shown.picture === view.picture ? [{ ...view, shown, size: measuresOf(shown) }] : []
  })

/**
 * The tower from its sides, with every home on the market in its place. The island handles pointers; the stacks
 * beside it are the keyboard's way to the same.
 */
export function TowerPictures({
  placed,
  views,
  view,
}: {
  placed: readonly PlacedOffer[]
  views: readonly Shown[]
  view: OfferView
}) {
  const texts = useSite().words.offers.tower
  if (views.length === 0) return null
  const pictures = views.map((one) => ({ ...one, homes: findVisibleHomes(one, placed) }))
  const first = Math.max(
    0,
    pictures.findIndex(({ homes }) => homes.some(({ unit }) => unit === view.unit)),
  )
  return (
    <div className="tower" data-tower>
      <svg className="tower-patterns" aria-hidden="true">
        <pattern id="for-lease" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 0h10v16H0z" />
        </pattern>
      </svg>
      {pictures.map(({ name, shown, size, homes, camera }, place) => (
        <figure key={name} data-view={place}>
          <Picture
            of={shown}
            sizes="(max-width: 767px) 86vw, (max-width: 1279px) 48vw, 430px"
            first={place === first}
          />
          <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {floorsWith(placed).map((floor) => (
              <path
                key={floor.number}
                className="band"
                data-floor={floor.number}
                d={pathOf(visibleBand(camera, size, floor))}
              />
            ))}
            {homes.map(({ unit, kind, walls, hidden, x, y, floor }) => (
              <path
                key={`${unit} ${kind}`}
                className={`home ${kind}`}
                data-unit={unit}
                data-on-floor={floor}
                data-off={hidden(view) ? '' : undefined}
                data-chosen={unit === view.unit ? '' : undefined}
                data-x={x}
                data-y={y}
                d={pathOf(walls)}
              />
            ))}
          </svg>
        </figure>
      ))}
      <p
        className="tower-tip"
        data-tip
        data-one={texts.homes('{floor}', 1)}
        data-many={texts.homes('{floor}', '{n}')}
        aria-hidden="true"
        hidden
      />
      {views.length > 1 && (
        <fieldset className="turn">
          <legend>{texts.turn}</legend>
          {views.map(({ name }, place) => (
            <label key={name}>
              <input type="radio" name="from" value={place} defaultChecked={place === first} data-turn />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** The homes whose walls are visible in a picture, each with the centre of its widest wall. */
function findVisibleHomes({ camera, size }: Shown, placed: readonly PlacedOffer[]) {
  return placed.flatMap(({ offer, shape }) => {
    if (!shape) return []
    const walls = visibleWalls(camera, size, shape.floor, shape.slot.footprint)
    const widest = walls.toSorted((a, b) => wideness(b) - wideness(a))[0]
    if (!widest) return []
    const middle = (axis: 0 | 1) => Math.round(widest.corners.reduce((sum, corner) => sum + corner[axis], 0) / 4)
    const hidden = ({ filter }: OfferView) => !fits(traitsOf(offer), filter)
    return [{ unit: offer.unitNumber, kind: offer.kind, floor: offer.floor, walls, hidden, x: middle(0), y: middle(1) }]
  })
}

const wideness = ({ corners: [from, to] }: VisibleWall) => Math.abs(to[0] - from[0])

const floorsWith = (placed: readonly PlacedOffer[]) => [
  ...new Map(placed.flatMap(({ shape }) => (shape ? [[shape.floor.number, shape.floor] as const] : []))).values(),
]
