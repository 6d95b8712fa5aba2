import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { FailedParts } from '#platform/ui/feedback/FailedParts.tsx'
import { Main } from './Main.tsx'

type Props = {
  wide?: boolean
  /** False where the page itself says why its parts could not be loaded. */
  reportsFailures?: boolean
  children: ReactNode
}

/** The part of a screen below its header: as wide as the window in the console, narrower in the portals. */
export function MainContent({ wide = false, reportsFailures = true, children }: Props) {
  return (
    <Main
      className={classNames(
        'mx-auto px-7 md:[--table-top:98px] pt-5.5 pb-10 max-md:px-4 max-md:pt-4 max-md:pb-24',
        wide ? 'max-w-420' : 'max-w-310',
      )}
    >
      {reportsFailures ? <FailedParts /> : null}
      {children}
    </Main>
  )
}
