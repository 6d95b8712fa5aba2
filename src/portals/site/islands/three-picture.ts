import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '#tower/colourings.ts'
import { orbitAfterKey } from '#tower/geometry/orbit.ts'
import type { Stage } from '#tower/screens/living/tower-scene.ts'
import { placeKey } from '#tower/geometry/tower-body.ts'
import type { ThreeFacts } from '../offers/three-facts.ts'

type Home = { unit: string; fill: keyof typeof fills }

const fills = {
  sale: { cssColour: 'brass-500', pattern: 'plain' },
  lease: { cssColour: 'river-600', pattern: 'striped' },
  both: { cssColour: 'brass-500', pattern: 'crossed' },
  other: { cssColour: 'stone-300', pattern: 'plain' },
} as const satisfies Record<string, Fill>

/** Replaces the button by the picture. Without WebGL, a message says that the page above shows the same. */
export async function openPicture(root: HTMLElement, button: HTMLButtonElement) {
  const { texts, homes } = JSON.parse(root.querySelector('[data-three-facts]')?.textContent ?? '') as ThreeFacts
  const hint = root.querySelector<HTMLElement>('[data-three-hint]')!
  const showHint = (text: string) => void (hint.textContent = text)
  hint.setAttribute('role', 'status')
  if (!document.createElement('canvas').getContext('webgl2')) {
    button.hidden = true
    return showHint(texts.noDrawing)
  }
  showHint(texts.loading)
  try {
    const [{ createTowerScene }, model] = await Promise.all([
      import('#tower/screens/living/tower-scene.ts'),
      readModel(),
    ])
    const byKey = homesByKey(homes)
    const canvas = canvasFor(texts.picture)
    const nameOf = (home: Home) => texts.home.replace('{unit}', home.unit) + texts[home.fill]
    const stage = await createTowerScene(
      canvas,
      model,
      {
        onPoint: (key) => showHint(key === null ? texts.hint : describePlace(key, byKey, texts, nameOf)),
        onTurn: () => {},
        onChoose: (key) => {
          showHint(describePlace(key, byKey, texts, nameOf))
          stage.choose(key)
          const home = byKey.get(key)
          // The stacks above show a home and its card.
          if (home) document.querySelector<HTMLElement>(`a[data-unit="${CSS.escape(home.unit)}"]`)?.click()
        },
      },
      { ghosts: false },
    )
    const place = root.querySelector<HTMLElement>('[data-three-place]')!
    place.append(canvas, controlsFor(stage, texts), legendOf(byKey, texts))
    stage.applyTheme(false)
    stage.paint(
      new Map(
        model.floors.flatMap(({ number, slots }) =>
          slots.map(({ slot }): [string, Fill] => {
            const key = placeKey(number, slot)
            return [key, fills[byKey.get(key)?.fill ?? 'other']]
          }),
        ),
      ),
    )
    await stage.drawn
    showHint(texts.hint)
    button.hidden = true
    canvas.focus()
  } catch {
    button.disabled = false
    showHint(texts.failed)
  }
}

async function readModel(): Promise<BuildingModel> {
  const answer = await fetch('/api/building/model')
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as BuildingModel
}

/** A home can be for sale and for lease at once. */
function homesByKey(homes: ThreeFacts['homes']): Map<string, Home> {
  const byKey = new Map<string, Home>()
  for (const { unit, floor, slot, kind } of homes) {
    const key = placeKey(floor, slot)
    const before = byKey.get(key)?.fill
    byKey.set(key, { unit, fill: before && before !== kind ? 'both' : kind })
  }
  return byKey
}

function describePlace(
  key: string,
  byKey: Map<string, Home>,
  texts: ThreeFacts['texts'],
  nameOf: (home: Home) => string,
) {
  const home = byKey.get(key)
  return home ? nameOf(home) : texts.notOffered.replace('{floor}', key.split('-')[0] ?? '')
}

function canvasFor(label: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'three-canvas'
  canvas.tabIndex = 0
  canvas.dataset.picture = 'tower'
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', label)
  return canvas
}

/** Buttons for all pointer gestures. */
function controlsFor(stage: Stage, texts: ThreeFacts['texts']): HTMLElement {
  const row = document.createElement('div')
  row.className = 'three-controls'
  const keys = { left: 'ArrowLeft', right: 'ArrowRight', closer: '+', farther: '-' } as const
  for (const [name, key] of Object.entries(keys)) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.textContent = texts[name as keyof typeof keys]
    button.addEventListener('click', () => {
      const to = orbitAfterKey(stage.view(), key)
      if (to) stage.moveCamera(to)
    })
    row.append(button)
  }
  return row
}

function legendOf(byKey: Map<string, Home>, texts: ThreeFacts['texts']): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'three-legend'
  const present = new Set([...byKey.values()].map(({ fill }) => fill))
  for (const kind of ['sale', 'lease', 'both', 'other'] as const) {
    if (kind !== 'other' && !present.has(kind)) continue
    const item = document.createElement('li')
    const swatch = document.createElement('i')
    swatch.className = `three-${kind}`
    item.append(swatch, texts[kind])
    list.append(item)
  }
  return list
}
