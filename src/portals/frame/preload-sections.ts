import { background } from '#platform/background.ts'
import { documentLanguage } from '#platform/ui/data/document-language.ts'
import { startEarly } from '#platform/ui/data/loading/first-calls.ts'
import { isSlowConnection } from '#platform/ui/data/loading/slow-connection.ts'
import type { Section } from './section.tsx'
import { sectionCalls } from './section-calls.ts'

/** Milliseconds that the pointer or the focus rests on a link before its section loads. */
const rest = 65

/**
 * Loads the code and the first data of a section while the person is about to open it: the pointer or the focus rests on its
 * link, or a finger touches it. Not on slow connections, and not for people who save data.
 */
export function preloadSections(portal: string, sections: readonly Section[], row: HTMLElement, signal: AbortSignal) {
  if (signal.aborted || isSlowConnection()) return
  const loaded = new Set<string | null>()
  const tabOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('tab')
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = (tab: string) => {
    if (loaded.has(tab)) return
    const section = sections.find(({ key }) => key === tab)
    section?.load().then(
      () => loaded.add(tab),
      // It is loaded again, and its failure shown, when the section opens.
      () => {},
    )
    for (const address of sectionCalls[`${portal}?tab=${tab}`] ?? []) startEarly(address, headers())
  }
  const listen = (event: string, wait: number) =>
    row.addEventListener(
      event,
      ({ target }) => {
        clearTimeout(timer)
        const link = target instanceof Element ? target.closest('a') : null
        const tab = link && tabOf(link)
        // The open section has its data.
        if (link?.ariaCurrent === 'page') loaded.add(tab)
        else if (tab) timer = setTimeout(() => load(tab), wait)
      },
      { passive: true, signal },
    )
  listen('pointerover', rest)
  listen('focusin', rest)
  listen('touchstart', 0)
  row.addEventListener('pointerleave', () => clearTimeout(timer), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** As `call` sends them; a read before the press does not extend the session. */
const headers = () => ({
  accept: 'application/json',
  'accept-language': documentLanguage(),
  [background.header]: background.value,
})
