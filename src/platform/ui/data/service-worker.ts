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
