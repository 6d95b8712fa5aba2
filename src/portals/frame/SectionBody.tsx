import { render } from '#platform/language/language.ts'
import { ErrorBoundary } from 'react-error-boundary'
import { memo, Suspense, ViewTransition } from 'react'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { usePageTitle } from './page-title.ts'
import type { Section } from './section.tsx'
import { SectionError } from './states/SectionError.tsx'

type Props = { section: Section; isMember?: boolean | undefined }

/** The screen of a section, loaded on demand; the next one fades in. An error in it leaves the others usable. */
export const SectionBody = memo(function SectionBody({ section, isMember }: Props) {
  const language = useLanguage()
  const accountWords = useTexts(accountTexts)
  usePageTitle(render(section.label, language))
  const { Screen } = section
  return (
    <ErrorBoundary resetKeys={[section.key]} FallbackComponent={SectionError}>
      <ViewTransition key={section.key} default="none" enter="auto" exit="auto">
        <Suspense
          fallback={
            <>
              <h1 className="sr-only">{render(section.label, language)}</h1>
              <output className="sr-only">{accountWords.loading}</output>
              <ListSkeleton />
            </>
          }
        >
          <Screen isMember={isMember} />
        </Suspense>
      </ViewTransition>
    </ErrorBoundary>
  )
})
