/** The id of one press, with which its changes can be undone. Not `randomUUID`, which is missing on pages without https. */
export function createOperation(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Versioned = { version: number }

/**
 * Whether a call changed the record that it was sent for. One that finds nothing to change keeps the version and records
 * nothing to undo.
 */
export const hasChanged = (sent: Versioned, saved: Versioned): boolean => saved.version !== sent.version
