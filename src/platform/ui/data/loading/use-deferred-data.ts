import { useDeferredValue, useMemo } from 'react'

/**
 * The data of a query for a screen with much content. React renders what a query brings in one task; here its first arrival, and the
 * first one for another `list`, is rendered at low priority, in slices between which the page answers presses. Later changes are
 * rendered at once, because a pending change ends together with the data that contains it.
 */
export function useDeferredData<Data>(data: Data | undefined, list = ''): Data | undefined {
  const current = useMemo(() => ({ data, list: data === undefined ? null : list }), [data, list])
  const rendered = useDeferredValue(current)
  return data === undefined || rendered.list === list ? data : rendered.data
}
