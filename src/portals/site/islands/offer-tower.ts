type TowerOptions = {
  isShown: (unit: string) => boolean
  countOn: (floor: string) => number
  choose: (unit: string) => void
}

const near = 56

/**
 * The pictures: the home nearest to the pointer is highlighted, a click chooses it, and a home chosen elsewhere turns
 * the tower to it.
 */
export function wireTower(root: HTMLElement, { isShown, countOn, choose }: TowerOptions) {
  const tower = root.querySelector<HTMLElement>('[data-tower]')
  if (!tower) return { mark() {}, show() {} }
  const figures = [...tower.querySelectorAll<HTMLElement>('[data-view]')]
  const turns = [...tower.querySelectorAll<HTMLInputElement>('[data-turn]')]
  const tip = tower.querySelector<HTMLElement>('[data-tip]')!
  const homes = [...tower.querySelectorAll<SVGPathElement>('path[data-unit]')]
  const links = [...root.querySelectorAll<HTMLElement>('a[data-unit]')]
  let chosen = homes.find((home) => home.dataset.chosen !== undefined)?.dataset.unit ?? ''
  let marked: string | null = null

  const visibleView = () =>
    figures[
      Math.max(
        0,
        turns.findIndex(({ checked }) => checked),
      )
    ]!

  function turnTo(unit: string) {
    const mine = homes.filter((home) => home.dataset.unit === unit)
    if (mine.length === 0 || mine.some((home) => visibleView().contains(home))) return
    const place = figures.findIndex((figure) => figure.contains(mine[0]!))
    if (turns[place]) turns[place].checked = true
  }

  /** A home's position on the screen, relative to the tower's box. */
  function spotOf(home: SVGPathElement): [x: number, y: number] {
    const box = tower!.getBoundingClientRect()
    const matrix = home.ownerSVGElement?.getScreenCTM()
    const at = new DOMPoint(Number(home.dataset.x), Number(home.dataset.y)).matrixTransform(matrix ?? undefined)
    return [at.x - box.left, at.y - box.top]
  }

  function draw() {
    const unit = marked ?? chosen
    const home = homes.find((one) => one.dataset.unit === unit && visibleView().contains(one))
    const floor = home?.dataset.onFloor ?? ''
    for (const one of homes) {
      one.toggleAttribute('data-chosen', one.dataset.unit === chosen)
      one.toggleAttribute('data-marked', one.dataset.unit === marked)
    }
    for (const link of links) link.toggleAttribute('data-marked', link.dataset.unit === marked)
    for (const band of tower!.querySelectorAll<SVGPathElement>('[data-floor]'))
      band.toggleAttribute('data-on', band.dataset.floor === floor)
    tip.hidden = !home || !isShown(unit)
    if (!home || tip.hidden) return
    const { one = '', many = '' } = tip.dataset
    const count = countOn(floor)
    tip.textContent = (count === 1 ? one : many).replace('{floor}', floor).replace('{n}', String(count))
    const [x, y] = spotOf(home)
    tip.style.left = `${Math.min(tower!.clientWidth - tip.offsetWidth - 8, Math.max(8, x - tip.offsetWidth / 2))}px`
    tip.style.top = `${Math.max(8, y - tip.offsetHeight - 14)}px`
  }

  function nearest({ clientX, clientY }: MouseEvent): string | null {
    const box = tower!.getBoundingClientRect()
    const found = homes
      .filter((home) => visibleView().contains(home) && isShown(home.dataset.unit ?? ''))
      .map((home) => ({ unit: home.dataset.unit!, spot: spotOf(home) }))
      .map(({ unit, spot: [x, y] }) => ({
        unit,
        far: Math.hypot(x - clientX + box.left, (y - clientY + box.top) * 1.6),
      }))
      .sort((a, b) => a.far - b.far)[0]
    return found && found.far < near ? found.unit : null
  }

  function mark(unit: string | null) {
    if (unit === marked) return
    marked = unit !== null && isShown(unit) ? unit : null
    if (marked !== null) turnTo(marked)
    draw()
  }

  for (const figure of figures) {
    figure.addEventListener('pointermove', (event) => {
      const unit = nearest(event)
      figure.toggleAttribute('data-near', unit !== null)
      mark(unit)
    })
    figure.addEventListener('pointerleave', () => mark(null))
    figure.addEventListener('click', (event) => {
      const unit = nearest(event)
      if (unit !== null) choose(unit)
    })
  }
  for (const turn of turns) turn.addEventListener('change', draw)
  addEventListener('resize', draw)

  return {
    mark,
    show(unit: string) {
      chosen = unit
      turnTo(unit)
      draw()
    },
  }
}
