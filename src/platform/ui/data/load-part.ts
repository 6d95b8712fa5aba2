/**
 * Imports code of a part of a screen as soon as there is a connection, or a service worker that has its files: Chromium never
 * repeats an import that failed on a page.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load()
}

// Tests of such code have no browser, and pages on plain http no service worker.
const isOffline = () => navigator.onLine === false && !('serviceWorker' in navigator && navigator.serviceWorker.controller)
