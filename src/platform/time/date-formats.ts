const formats = new Map<string, Intl.DateTimeFormat>()

/** A cached format: creating one takes far longer than using it, and lists format a date in every row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Creates the first format of a page, which takes a slow computer 50 ms, because Chromium then reads its list of languages. */
export const createFirstFormat = (): void => void dateFormat('en', {})
