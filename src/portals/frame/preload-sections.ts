import { background } from '#platform/background.ts'
import { documentLanguage } from '#platform/ui/data/document-language.ts'
import { startEarly } from '#platform/ui/data/loading/first-calls.ts'
import { onIntent } from '#platform/ui/navigation/on-intent.ts'
import type { Section } from './section.tsx'
import { sectionCalls } from './section-calls.ts'

/** Loads the code and the first data of a section while a person is about to open it. */
export function preloadSections(portal: string, sections: readonly Section[], row: HTMLElement, signal: AbortSignal) {
  const loaded = new Set<string>()
  const load = (tab: string) => {
    const section = sections.find(({ key }) => key === tab)
    section?.load().then(
      () => loaded.add(tab),
      // It is loaded again, and its failure shown, when the section opens.
      () => {},
    )
    for (const address of sectionCalls[`${portal}?tab=${tab}`] ?? []) startEarly(address, headers())
  }
  const prepare = ({ href, ariaCurrent }: HTMLAnchorElement) => {
    const tab = new URL(href).searchParams.get('tab')
    if (tab === null || loaded.has(tab)) return
    // The open section has its data.
    if (ariaCurrent === 'page') loaded.add(tab)
    else load(tab)
  }
  onIntent(row, prepare, signal)
}

/** As `call` sends them; a read before the press does not extend the session. */
const headers = () => ({
  accept: 'application/json',
  'accept-language': documentLanguage(),
  [background.header]: background.value,
})
