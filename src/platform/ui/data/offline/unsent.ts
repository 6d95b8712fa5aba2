const keyOf = (userId: string) => `unsent-${userId}`

/** Notes how many changes of an account wait on this phone, for the warning before signing out. */
export function countUnsent(userId: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), String(count))
  } catch {
    // A full store: the warning is missing, the changes are not.
  }
}

export const unsentCount = (userId: string): number => Number(localStorage.getItem(keyOf(userId)) ?? 0)
