/** Instead of an account: the parcels that the front desk took in on this device, which belong to no account. */
export const deskParcels = 'desk-parcels'
/** The entries of the desk's log that were written on this device. */
export const deskNotes = 'desk-notes'
/** The parcels that an account has in hand at the desk. */
export const deskIntakeOf = (userId: string) => `desk-intake-${userId}`

const keyOf = (owner: string) => `unsent-${owner}`

/** Notes how many changes of an account, parcels or entries, wait on this device, for the warning before signing out. */
export function countUnsent(owner: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), String(count))
  } catch {
    // A full store: the warning is missing, the changes are not.
  }
}

export const unsentCount = (owner: string): number => Number(localStorage.getItem(keyOf(owner)) ?? 0)
