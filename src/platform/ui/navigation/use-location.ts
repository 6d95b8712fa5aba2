import { useSyncExternalStore } from 'react'
import { browserHistory } from './browser-history.ts'
import { flatSearch } from './flat-search.ts'

export type SearchParameters = Readonly<Record<string, string | undefined>>

/** Where a page is. The same object as long as its path and its parameters are the same. */
export type Location = { path: string; search: SearchParameters }

let current: Location & { written: string } = { path: '', search: {}, written: '' }

function readLocation(): Location {
  const { pathname, search } = browserHistory.location
  const path = withoutLastSlash(pathname)
  if (path !== current.path || search !== current.written)
    current = { path, search: flatSearch(search), written: search }
  return current
}

/** The server answers `/admin/` as it answers `/admin`. */
export const withoutLastSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

/** The path and the search parameters of the address, at once; screens read them at low priority with `useAddress`. */
export const useLocation = (): Location => useSyncExternalStore(browserHistory.subscribe, readLocation)

/** The path of the address. */
export const usePath = (): string => useSyncExternalStore(browserHistory.subscribe, () => readLocation().path)
