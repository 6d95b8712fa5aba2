/** An asset of a level, in the order of the numbers. */
type Numbered = { id: string; number: string }

const perRow = 10

/** The rows beside an asset, at most two, with the row that it is in among them. Empty where it is not in the list. */
export function rowsAround<Asset extends Numbered>(assets: readonly Asset[], id: string): Asset[][] {
  const at = assets.findIndex((asset) => asset.id === id)
  if (at === -1) return []
  const row = Math.floor(at / perRow)
  const last = Math.floor((assets.length - 1) / perRow)
  const first = Math.max(0, Math.min(row, last - 1))
  return [first, first + 1]
    .map((index) => assets.slice(index * perRow, (index + 1) * perRow))
    .filter((shown) => shown.length > 0)
}

/** The last part of a number, which differs within a level: 3 of P4-3. */
export const shortNumber = (number: string) => number.split(/[-\s]/).at(-1) || number
