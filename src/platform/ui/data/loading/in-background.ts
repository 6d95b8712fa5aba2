let beginning = false
const signals = new WeakSet<AbortSignal>()

/** Marks the requests that a function starts as background requests: caused by a change, not by a person. */
export function inBackground(begin: () => void): void {
  beginning = true
  try {
    begin()
  } finally {
    beginning = false
  }
}

/**
 * Whether a request is made in the background. A query sends its first request immediately; its later ones, such as
 * further pages of a list, are recognised by its signal.
 */
export function isInBackground(signal: AbortSignal | undefined): boolean {
  if (beginning && signal) signals.add(signal)
  return beginning || (signal !== undefined && signals.has(signal))
}
