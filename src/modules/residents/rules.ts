import type { AccountStatus } from '#accounts/choices.ts'
import type { Day } from '#platform/time/dates.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'

/** The account's names follow the full name: the first word, and the rest. */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

type Undoable = Partial<
  Record<'unitAccessCode' | 'storageLockerAccessCode' | 'notes' | 'emailPrimary' | 'status' | 'accountStatus', unknown>
>

/**
 * A change of a profile can be undone unless it writes a code of the home or the office's notes, sends an invitation or
 * ends one, or gives the account its first address.
 */
export function isUndoable(account: { email: string; status: AccountStatus }, changes: Undoable): boolean {
  const status = changes.accountStatus ?? changes.status ?? account.status
  return (
    changes.unitAccessCode === undefined &&
    changes.storageLockerAccessCode === undefined &&
    changes.notes === undefined &&
    (status === account.status || (status !== 'Invited' && account.status !== 'Invited')) &&
    (account.email !== '' || changes.emailPrimary === undefined)
  )
}

/** One note of the office, parsed from the text that contains all of them. */
export type OfficeNote = { at: string | null; author: string | null; text: string }

const head = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z) - ([^:\n]{1,200}): /

/** The notes in the order they were written; a text without an author is a note of its own. */
export function notesOf(notes: string): OfficeNote[] {
  const entries: OfficeNote[] = []
  for (const part of notes.split('\n\n')) {
    const found = head.exec(part)
    const before = entries.at(-1)
    if (found) entries.push({ at: found[1] ?? null, author: found[2] ?? null, text: part.slice(found[0].length) })
    else if (before) before.text += `\n\n${part}`
    else if (part.trim() !== '') entries.push({ at: null, author: null, text: part })
  }
  return entries
}

export const listedStatuses = ['Active', 'Invited', 'NotInvited', 'NoEmail', 'Suspended', 'Former'] as const
export type ListedStatus = (typeof listedStatuses)[number]
type StatusFacts = {
  status: Extract<ListedStatus, 'Active' | 'Invited' | 'Suspended'>
  isFormer: boolean
  invitation: string | null
}

/**
 * The status in lists and figures. The specified field has no word for former residents, and lists as invited also those
 * who have got no invitation yet and those without an address.
 */
export function listedStatus({ status, isFormer, invitation }: StatusFacts): ListedStatus {
  if (isFormer) return 'Former'
  if (status !== 'Invited') return status
  return invitation === 'no_email' ? 'NoEmail' : invitation === 'none' ? 'NotInvited' : 'Invited'
}

/** A lease ends soon within this many days; a lease that has ended counts too while a resident lives there. */
export const leaseEndsSoonDays = 60

/** The remaining time of a lease; null without an end. */
export function remainingLease(start: Day | null, end: Day | null, today: Day) {
  if (end === null) return null
  const left = daysBetween(today, end)
  if (!Number.isFinite(left)) return null
  const total = start === null ? null : Math.max(1, daysBetween(start, end))
  // Before a lease begins, all of it remains.
  const remaining = total === null ? left : Math.min(left, total)
  const used = total === null ? null : Math.min(1, Math.max(0, (total - remaining) / total))
  return { remaining, total, used, ending: remaining <= leaseEndsSoonDays }
}

/** Why the office may not set this status; null when it may. */
export const validateActive = (hasPassword: boolean) =>
  hasPassword ? null : 'This resident becomes active after setting a password'
