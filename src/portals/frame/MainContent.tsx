import type { ReactNode } from 'react'
import { classNames } from '#platform/screens/class-names.ts'

/** The part of a screen below its header: as wide as the window in the console, narrower in the portals. */
export function MainContent({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames(
        'mx-auto px-7 pt-[22px] pb-10 outline-none max-md:px-4 max-md:pt-4 max-md:pb-24',
        wide ? 'max-w-[1680px]' : 'max-w-[1240px]',
      )}
    >
      {children}
    </main>
  )
}
