import { firstScreen } from './idle.ts'

/**
 * Imports code of a part of a screen as soon as there is a connection, or a service worker that has its files: Chromium never
 * repeats an import that failed on a page.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!hasWorker() && navigator.onLine === false)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load()
}

let answered: Promise<void> | undefined

/** Imports code after the first screen, as soon as the server answers: it may be restarting. */
export async function loadAfterFirstScreen<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstScreen()
  if (!hasWorker()) await (answered ??= untilServerAnswers())
  return loadPart(load)
}

const pause = 2000

async function untilServerAnswers() {
  for (;;) {
    // The file of this code: each server that sent it has it.
    const isAnswered = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isAnswered) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

// Pages on plain http have no service worker.
const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
