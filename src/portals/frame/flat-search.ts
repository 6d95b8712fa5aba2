/** The part of an address after `?` as plain words: `?unit=0402` stays '0402'. */
export function flatSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The same way back; what is empty is left out. */
export function writeSearch(search: Record<string, unknown>): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
      said.set(name, String(value))
  return said.size > 0 ? `?${said}` : ''
}
