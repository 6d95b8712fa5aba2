import { useEffect } from 'react'
import { readShellData } from './shell-data.ts'

/** Sets the title of the tab: '<section> · <building>'. */
export function usePageTitle(section: string) {
  useEffect(() => {
    const { name } = readShellData()
    document.title = name ? `${section} · ${name}` : section
  }, [section])
}
