/** Lists count up to here: to count millions of rows would take longer than to read the page. */
export const mostCounted = 10_000

/** The total of a list. One that is larger than what is counted is '10,000+'. */
export const totalText = (total: number, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  total > mostCounted ? `${mostCounted.toLocaleString(locale)}+` : total.toLocaleString(locale)
