let beginning = false
const signals = new WeakSet<AbortSignal>()

/** Whatever is read by what this begins is read in the background: because something changed, not because of a person. */
export function inBackground(begin: () => void): void {
  beginning = true
  try {
    begin()
  } finally {
    beginning = false
  }
}

/**
 * Whether a call about to leave is made in the background. A query begins with its first call at once; by its signal its
 * later calls, such as the further pages of a list, are known to belong to it.
 */
export function isInBackground(signal: AbortSignal | undefined): boolean {
  if (beginning && signal) signals.add(signal)
  return beginning || (signal !== undefined && signals.has(signal))
}
