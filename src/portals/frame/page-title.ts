import { useEffect } from 'react'
import { readShellData } from './shell-data.ts'

/** Names the browser's tab: '<section> · <building>'. */
export function usePageTitle(section: string) {
  useEffect(() => {
    const { name } = readShellData()
    document.title = name ? `${section} · ${name}` : section
  }, [section])
}
