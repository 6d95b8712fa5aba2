import { copiesName } from './copies-name.ts'
import { firstScreen } from '../loading/idle.ts'

/** What this file needs of a browser; a test of such code has none. */
const browser = globalThis as unknown as {
  location?: { pathname: string }
  indexedDB?: { deleteDatabase: (name: string) => void }
}

/** The portals that open without a connection. */
const withCopies = ['/staff', '/desk']
const keepsCopies = () => withCopies.includes(browser.location?.pathname ?? '')

let copyTime: Date | null = null
const timesOf = new Map<string, Date>()
const watchers = new Set<() => void>()

/** From when the data is that a copy answered with; null while the server answers. */
export const timeOfCopy = () => copyTime
/** From when the copy is that answered this address last; undefined when the server did. */
export const timeOfCopyOf = (address: string) => timesOf.get(address)
export function watchCopyTime(watch: () => void) {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
function setCopyTime(next: Date | null) {
  if (copyTime?.getTime() === next?.getTime()) return
  copyTime = next
  for (const watch of watchers) watch()
}

/** Keeps a copy of an answer that the portal needs without a connection. A failure to keep it is no failure of the call. */
export function saveCopy(address: string, answer: Response): void {
  if (!keepsCopies()) return
  timesOf.delete(address)
  setCopyTime(null)
  const copy = answer.clone()
  void firstScreen()
    .then(() => import('./stored-copies.ts'))
    .then(({ storeCopy }) => storeCopy(address, copy))
    .catch(() => undefined)
}

/** The copy of an answer, when the server cannot be reached; undefined where none is stored. */
export async function findCopy(address: string): Promise<Response | undefined> {
  if (!keepsCopies()) return undefined
  const copy = await import('./stored-copies.ts').then(({ readCopy }) => readCopy(address)).catch(() => undefined)
  if (!copy) return undefined
  timesOf.set(address, copy.at)
  setCopyTime(copy.at)
  return copy.answer
}

/** The copies end with the session: on signing out, when the session has ended, and when another person or role signs in. */
export function deleteCopies(): void {
  browser.indexedDB?.deleteDatabase(copiesName)
}
