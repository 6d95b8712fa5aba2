import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { words as accountWords } from '#accounts/messages/index.ts'
import { usePageTitle } from './page-title.ts'
import type { Section } from './section.ts'
import { SectionBroken } from './states/SectionBroken.tsx'

/** The screen of a section, loaded on demand. An error in it leaves the others usable. */
export function SectionBody({ section }: { section: Section }) {
  usePageTitle(section.label)
  const { Screen } = section
  return (
    <CatchBoundary getResetKey={() => section.key} errorComponent={SectionBroken}>
      <Suspense
        key={section.key}
        fallback={
          <>
            <h1 className="sr-only">{section.label}</h1>
            <output className="sr-only">{accountWords.loading}</output>
            <ListSkeleton />
          </>
        }
      >
        <Screen />
      </Suspense>
    </CatchBoundary>
  )
}
