/** Milliseconds without a running call after which the first screen counts as complete. */
const quiet = 400
let running = 0
let timer: ReturnType<typeof setTimeout> | undefined
let release = () => {}
const released = new Promise<void>((resolve) => {
  release = resolve
})

/**
 * Resolves once the first screen is there, so that code which it does not need does not take its bandwidth: when the page is
 * loaded and no call is running, or when the person presses something.
 */
export const firstScreen = (): Promise<void> => released

/** Ends the wait: what it holds back is needed now. */
export const endFirstScreen = (): void => release()

/** Counts a call until its answer begins. */
export function countCall(answer: Promise<unknown>): void {
  running += 1
  clearTimeout(timer)
  const end = () => {
    running -= 1
    wait()
  }
  answer.then(end, end)
}

/** What this file needs of a browser; a test of such code has no document. */
type Page = {
  document?: { readyState: string }
  addEventListener: (type: string, listener: () => void, options: { once: true; capture?: true }) => void
}
const page = globalThis as unknown as Page

function wait() {
  clearTimeout(timer)
  if (running === 0 && page.document?.readyState === 'complete') timer = setTimeout(release, quiet)
}

if (page.document === undefined) release()
else {
  page.addEventListener('load', wait, { once: true })
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, release, { once: true, capture: true })
  wait()
}
