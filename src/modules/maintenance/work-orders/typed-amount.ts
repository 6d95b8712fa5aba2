/** An amount as it is typed: `420`, `420.50`, `1 420,50`, `$1,420`. Null when it is none. */
export function parseAmount(typed: string): number | null {
  const text = typed
    .replace(/[$\s\u00A0\u202F]/gu, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null
}
