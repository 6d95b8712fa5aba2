import { useId, useMemo } from 'react'
import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '../../colourings.ts'
import { words } from '../../messages/living.ts'
import { bodyOf } from '../../geometry/tower-body.ts'
import { renderStill } from '../../geometry/tower-still.ts'
import { FillPattern } from './FillSwatch.tsx'

type Props = {
  model: BuildingModel
  fills: ReadonlyMap<string, Fill>
  chosen: string | null
  onChoose: (key: string) => void
}

const stone = {
  home: 'map-service',
  shop: 'map-service',
  stone: 'stone-200',
  podium: 'stone-300',
  amenity: 'river-200',
  plant: 'stone-300',
  roof: 'stone-100',
  slab: 'stone-100',
} as const

/** The tower as SVG, for browsers without WebGL. The lists offer the same to keyboards and screen readers. */
export function StillTower({ model, fills, chosen, onChoose }: Props) {
  const id = useId()
  const body = useMemo(() => bodyOf(model), [model])
  const still = useMemo(() => renderStill(body, { bearing: 36, elevation: 22 }), [body])
  const used = useMemo(
    () => [...new Map([...fills.values()].map((fill) => [`${fill.cssColour}-${fill.pattern}`, fill])).entries()],
    [fills],
  )
  return (
    // The lists beside it open units by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      role="img"
      aria-label={words.stillPicture}
      viewBox={still.box}
      className="mx-auto block h-full max-h-160 w-full"
      onClick={(event) => {
        const at = (event.target as Element).getAttribute('data-place')
        const place = at === null ? undefined : body.places[Number(at)]
        if (place) onChoose(place.key)
      }}
    >
      <defs>
        {used.map(([name, fill]) => (
          <FillPattern key={name} id={`${id}-${name}`} {...fill} />
        ))}
      </defs>
      {still.faces.map(({ points, place, kind, shade }) => {
        const key = place === null ? null : body.places[place]!.key
        const fill = key === null ? undefined : fills.get(key)
        return (
          <g key={points}>
            <polygon
              points={points}
              fill={fill ? `url(#${id}-${fill.cssColour}-${fill.pattern})` : `var(--${stone[kind]})`}
              stroke={key !== null && key === chosen ? 'var(--ink)' : 'var(--stone-0)'}
              strokeWidth={key !== null && key === chosen ? 1.2 : 0.25}
              {...(fill ? { 'data-place': place, className: 'cursor-pointer' } : {})}
            />
            {shade > 0 ? <polygon points={points} fill="black" opacity={shade} pointerEvents="none" /> : null}
          </g>
        )
      })}
    </svg>
  )
}
