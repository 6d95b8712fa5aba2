import { browserHistory } from './browser-history.ts'
import { flatSearch, type Search, writeSearch } from './flat-search.ts'

/** An address within the portals. */
export type Destination = {
  /** A path; `.` is the current one. */
  to: string
  /** The parameters, or how they follow from the current ones. */
  search?: Search | ((before: Search) => Search) | undefined
}

type HowToNavigate = {
  /** Replaces the entry of the history instead of adding one. */
  replace?: boolean
  /** Leaves the page where it is scrolled to. */
  keepScroll?: boolean
}

let isScrollDue = false

declare module '@tanstack/history' {
  interface HistoryState {
    /** The address from which an entry was opened. */
    cameFrom?: string
  }
}

/** Opens a page or other parameters within the portals. */
export const navigate = ({ to, search, ...how }: Destination & HowToNavigate): void =>
  openAddress(addressOf({ to, search }), how)

/** Opens an address within the portals, such as that of a notification. */
export function openAddress(address: string, { replace = false, keepScroll = false }: HowToNavigate = {}): void {
  isScrollDue = !keepScroll
  const isSame = address === browserHistory.location.href
  // A form asks about its own input before it leaves; only the browser's buttons need to be stopped.
  const isReplaced = replace || isSame
  const { href, state: before } = browserHistory.location
  const state = isReplaced ? before : { cameFrom: href }
  browserHistory[isReplaced ? 'replace' : 'push'](address, state, { ignoreBlocker: true })
  // Nothing renders.
  if (isSame) scrollWhenDue()
}

/** Goes back to the screen from which this entry was opened; false when that was this screen, or none. */
export function returnToOtherScreen(): boolean {
  const { cameFrom } = browserHistory.location.state
  if (cameFrom === undefined || screenOf(cameFrom) === screenOf(browserHistory.location.href)) return false
  browserHistory.back({ ignoreBlocker: true })
  return true
}

/** The page of an address, and the section of a portal that it shows. */
function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  return `${pathname} ${searchParams.get('tab') ?? ''}`
}

/** The address as text, for links. */
export function addressOf({ to, search = {} }: Destination): string {
  const { pathname, search: before } = browserHistory.location
  const parameters = typeof search === 'function' ? search(flatSearch(before)) : search
  return `${to === '.' ? pathname : to}${writeSearch(parameters)}`
}

/** Scrolls a page to its top once it is rendered, when the navigation requires it. */
export function scrollWhenDue(): void {
  if (isScrollDue) scrollTo({ top: 0, left: 0 })
  isScrollDue = false
}
