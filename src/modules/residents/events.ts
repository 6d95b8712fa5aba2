import type { ResidentEvent } from './resident.ts'
import { words } from './messages/en.ts'

const sentences: Record<string, string> = {
  'residents added': 'Tenant created',
  'residents changed': 'Profile updated',
  'residents invited': 'Invitation to the portal sent',
  'residents added a note': 'Admin note added',
  'residents looked at a code': 'Access code viewed',
  'residents dismissed the first-day card': 'First-day card dismissed',
  'units saw the keypad code': 'Keypad code viewed',
  'accounts added': 'Account created',
  'accounts changed': 'Account updated',
  'accounts deleted': 'Account deleted',
  'accounts signed in': 'Signed in',
  'accounts signed out': 'Signed out',
  'accounts changed the password': 'Password changed',
  'accounts failed to sign in': 'Failed sign-in',
  'accounts was locked out': 'Sign-in blocked after too many failed attempts',
  'accounts was refused a call': 'Access denied',
  'accounts reached the limit of codes': 'Limit for viewing codes reached',
  'occupancy assigned': 'Assigned to a unit',
  'occupancy removed': 'Removed from a unit',
  'occupancy changed': 'Household changed',
  'moves planned': 'Move planned',
  'moves changed the plan': 'Planned move changed',
  'moves took a resident off': 'Taken off a planned move',
  'moves carried out': 'Move took effect',
  'moves could not carry out': 'Move could not take effect',
  'moves cancelled': 'Move cancelled',
  'moves undid': 'Move undone',
  'moves recorded a step': 'Step of a move recorded',
  'assets assigned': 'Stall, locker, key or fob assigned',
  'assets ended': 'Stall, locker, key or fob taken back',
  'assets settled': 'Conflict about a stall or locker settled',
  'assets joined the list': 'Put on a waiting list',
  'assets left the list': 'Taken off a waiting list',
  'moves added a photo': 'Photo added to a move',
  'moves removed a photo': 'Photo removed from a move',
  'maintenance created': 'Maintenance request created',
  'maintenance submitted': 'Maintenance request submitted',
  'maintenance filed': 'Maintenance request created',
  'maintenance moved': 'Maintenance request moved to another status',
  'maintenance changed': 'Maintenance request updated',
  'maintenance added a note': 'Note added to a maintenance request',
  'maintenance sent a message': 'Message sent about a maintenance request',
  'maintenance added photos': 'Photos added to a maintenance request',
  'maintenance removed a photo': 'Photo removed from a maintenance request',
  'maintenance saw the door code': 'Door code viewed for a maintenance request',
  'maintenance confirmed': 'Maintenance request confirmed as done',
  'payments entered': 'Payment entry saved',
  'payments undid': 'Payment entry reversed',
}

const fieldNames: Record<string, string> = { ...words.fields, notes: words.notes }

/** An audit event as a sentence, with the changed fields. */
export function formatEvent({ recordType, action, changed }: ResidentEvent): string {
  const sentence =
    sentences[`${recordType} ${action}`] ?? `${recordType[0]?.toUpperCase()}${recordType.slice(1)}: ${action}`
  const fields = changed.flatMap((name) => fieldNames[name] ?? [])
  return action === 'changed' && fields.length > 0 ? `${sentence}: ${fields.join(', ')}` : sentence
}
