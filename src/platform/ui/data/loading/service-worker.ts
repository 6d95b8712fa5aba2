const address = '/service-worker.js'
/** Milliseconds after the page is loaded: on a slow connection, its data comes first. */
const delay = 10_000

/**
 * Registers the service worker once the page is loaded. Where its file is gone (404), it removes the one of an earlier
 * release with what it stored: that is how an operator turns it off. A page that it already serves keeps it to its end.
 */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const start = () => setTimeout(() => void keepRegistered().catch(() => undefined), delay)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function keepRegistered() {
  // In development the files have no hash, so nothing may keep them.
  if (import.meta.env.DEV) return unregister()
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-cache' })
  if (status === 404 || status === 410) return unregister()
  await navigator.serviceWorker.register(address)
}

async function unregister() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('shell-')).map((name) => caches.delete(name)))
}

/**
 * Asks the worker to keep this page's document and the files it has loaded, so that it opens without a connection, also when
 * the worker came after the files. Once more when another worker takes over.
 */
export async function keepForOffline(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = files.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(?:assets|colours)\//.test(pathname),
  )
  const addresses = [page, ...own.map(({ pathname }) => pathname)]
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  active?.postMessage({ keep: [...new Set(addresses)] })
}
