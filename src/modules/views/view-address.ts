import { parametersOfLists, type ViewList } from './choices.ts'

type Parameters = Readonly<Record<string, string>>

/** The parameter that names the view from which the present filters began. */
export const viewParameter = 'saved'
/** The board or the list, the table or the cards: it opens with a view, and switching it leaves the view as it is. */
const layoutParameter = 'view'

/** The filters, the order and the columns in the present address. */
export function parametersIn(list: ViewList, at: (name: string) => string | undefined): Record<string, string> {
  const present = parametersOfLists[list].map((name): [string, string] => [name, at(name) ?? ''])
  return Object.fromEntries(present.filter(([, value]) => value !== ''))
}

/** Whether two addresses show the same rows and columns in the same order. */
export function isSameView(one: Parameters, other: Parameters): boolean {
  const text = (parameters: Parameters) =>
    JSON.stringify(
      Object.entries(parameters)
        .filter(([name]) => name !== layoutParameter)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return text(one) === text(other)
}

export const isWithoutFilters = (parameters: Parameters) => isSameView(parameters, {})

/** The changes of an address that show these filters and no others, from the first page. */
export function searchOfView(list: ViewList, parameters: Parameters, id?: string): Record<string, string | undefined> {
  const others = ['cursor', 'from', 'columns', 'column']
  return {
    ...Object.fromEntries([...parametersOfLists[list], ...others].map((name) => [name, undefined])),
    ...parameters,
    [viewParameter]: id,
  }
}
