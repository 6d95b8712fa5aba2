/** The search parameters of an address. */
export type Search = Readonly<Record<string, unknown>>

/** Parses the search parameters of an address as plain texts: `?unit=0402` stays '0402'. */
export function flatSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The inverse; empty values are left out. */
export function writeSearch(search: Search): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
      params.set(name, String(value))
  return params.size > 0 ? `?${params}` : ''
}
