import pg from 'pg'

/**
 * Makes every statement fail that has this text in its values. The error is a real one of the server that quotes the value in
 * its message or detail, as for a violated constraint or a value of the wrong type.
 */
export function failWithValues(text: string): { failed: () => number; stop: () => void } {
  type Query = (this: pg.Client, ...args: unknown[]) => unknown
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  let failed = 0
  prototype.query = function (config, values, callback) {
    const sent = Array.isArray(values) ? values : (config as { values?: unknown[] } | null)?.values
    if (!JSON.stringify(sent ?? []).includes(text)) return original.call(this, config, values, callback)
    failed += 1
    const query = {
      text:
        failed % 2 === 0
          ? 'select $1::text::int'
          : 'insert into throttle_counters (kind, subject, count, window_ends_at) values ($1, $1, -1, now())',
      values: [`in a row ${text}`],
    }
    return original.call(this, query, typeof values === 'function' ? values : callback)
  }
  return {
    failed: () => failed,
    stop: () => {
      prototype.query = original
    },
  }
}
