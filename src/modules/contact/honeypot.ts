/**
 * A honeypot: people do not see this field of the form, bots fill it in. It is not in the contract, so that no
 * document reveals it. Browsers do not autofill it.
 */
export const honeypotField = 'homepage'

/** Whether the honeypot field was filled in. */
export function isHoneypotFilled(body: unknown): boolean {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, honeypotField) : undefined
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value)
}
