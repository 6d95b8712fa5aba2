const intentKey = 'opening'

/**
 * Leaves for the building, which gives this browser a secret and sends it back here with the hash of it. What was pressed is
 * remembered for this tab, so that an address from elsewhere is not opened without another press.
 */
export function leaveForBuilding({ id, origin }: { id: string; origin: string }, destination = '/admin'): void {
  sessionStorage.setItem(intentKey, JSON.stringify({ id, destination }))
  location.assign(`${origin}/from-portfolio`)
}

export type Return = { id: string; browser: string; destination: string; isExpected: boolean }

type Intent = { id: string; destination: string }

/** The building that this page was sent back from; null for another visit. Read once: the address loses it. */
export function takeReturn(): Return | null {
  const search = new URLSearchParams(location.search)
  const [id, browser] = [search.get('open'), search.get('browser')]
  const stored = sessionStorage.getItem(intentKey)
  sessionStorage.removeItem(intentKey)
  if (id === null || browser === null) return null
  history.replaceState(null, '', '/')
  const intent = stored === null ? null : (JSON.parse(stored) as Intent)
  const isExpected = intent?.id === id
  return { id, browser, isExpected, destination: isExpected ? intent.destination : '/admin' }
}
