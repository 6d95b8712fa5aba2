type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the person saves data or has a slow connection, as far as the browser says. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
