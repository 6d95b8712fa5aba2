import type { BuildingModel } from '#building/model.ts'
import type { Fill } from '#tower/colourings.ts'
import { steered } from '#tower/orbit.ts'
import type { Stage } from '#tower/screens/living/stage.ts'
import { placeKey } from '#tower/tower-body.ts'
import type { ThreeFacts } from '../three-facts.ts'

type Home = { unit: string; fill: keyof typeof fills }

const fills = {
  sale: { ink: 'brass-500', pattern: 'plain' },
  lease: { ink: 'river-600', pattern: 'striped' },
  both: { ink: 'brass-500', pattern: 'crossed' },
  other: { ink: 'stone-300', pattern: 'plain' },
} as const satisfies Record<string, Fill>

/** Puts the picture where its button was; a browser that draws no 3-D is told that the page above shows the same. */
export async function openPicture(root: HTMLElement, button: HTMLButtonElement) {
  const { said, homes } = JSON.parse(root.querySelector('[data-three-facts]')?.textContent ?? '') as ThreeFacts
  const hint = root.querySelector<HTMLElement>('[data-three-hint]')!
  const tell = (text: string) => void (hint.textContent = text)
  hint.setAttribute('role', 'status')
  if (!document.createElement('canvas').getContext('webgl2')) {
    button.hidden = true
    return tell(said.noDrawing)
  }
  tell(said.loading)
  try {
    const [{ openStage }, model] = await Promise.all([import('#tower/screens/living/stage.ts'), readModel()])
    const byKey = homesByKey(homes)
    const canvas = canvasFor(said.picture)
    const nameOf = (home: Home) => said.home.replace('{unit}', home.unit) + said[home.fill]
    const stage = openStage(
      canvas,
      model,
      {
        onPoint: (key) => tell(key === null ? said.hint : sayOf(key, byKey, said, nameOf)),
        onTurn: () => {},
        onChoose: (key) => {
          tell(sayOf(key, byKey, said, nameOf))
          stage.choose(key)
          const home = byKey.get(key)
          // The stacks above know how to show a home and its card.
          if (home) document.querySelector<HTMLElement>(`a[data-unit="${CSS.escape(home.unit)}"]`)?.click()
        },
      },
      { ghosts: false },
    )
    const place = root.querySelector<HTMLElement>('[data-three-place]')!
    place.append(canvas, controlsFor(stage, said), legendOf(byKey, said))
    stage.dress(false)
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
    tell(said.hint)
    button.hidden = true
    canvas.focus()
  } catch {
    button.disabled = false
    tell(said.failed)
  }
}

async function readModel(): Promise<BuildingModel> {
  const answer = await fetch('/api/building/model')
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as BuildingModel
}

/** A home may be for sale and for lease at once. */
function homesByKey(homes: ThreeFacts['homes']): Map<string, Home> {
  const found = new Map<string, Home>()
  for (const { unit, floor, slot, kind } of homes) {
    const key = placeKey(floor, slot)
    const before = found.get(key)?.fill
    found.set(key, { unit, fill: before && before !== kind ? 'both' : kind })
  }
  return found
}

function sayOf(key: string, byKey: Map<string, Home>, said: ThreeFacts['said'], nameOf: (home: Home) => string) {
  const home = byKey.get(key)
  return home ? nameOf(home) : said.notOffered.replace('{floor}', key.split('-')[0] ?? '')
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

/** What the pointer does, as buttons. */
function controlsFor(stage: Stage, said: ThreeFacts['said']): HTMLElement {
  const row = document.createElement('div')
  row.className = 'three-controls'
  const keys = { left: 'ArrowLeft', right: 'ArrowRight', closer: '+', farther: '-' } as const
  for (const [name, key] of Object.entries(keys)) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.textContent = said[name as keyof typeof keys]
    button.addEventListener('click', () => {
      const to = steered(stage.view(), key)
      if (to) stage.look(to)
    })
    row.append(button)
  }
  return row
}

function legendOf(byKey: Map<string, Home>, said: ThreeFacts['said']): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'three-legend'
  const present = new Set([...byKey.values()].map(({ fill }) => fill))
  for (const kind of ['sale', 'lease', 'both', 'other'] as const) {
    if (kind !== 'other' && !present.has(kind)) continue
    const item = document.createElement('li')
    const swatch = document.createElement('i')
    swatch.className = `three-${kind}`
    item.append(swatch, said[kind])
    list.append(item)
  }
  return list
}
