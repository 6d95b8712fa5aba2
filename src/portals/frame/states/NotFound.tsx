import { lazy, Suspense } from 'react'
import { useSession } from '#accounts/screens/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Guard } from '../Guard.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { MessagePage } from './MessagePage.tsx'
import { frameTexts } from '../messages/index.ts'

const NotFoundInside = lazy(() => import('./NotFoundInside.tsx').then((file) => ({ default: file.NotFoundInside })))

/** An unknown address in a portal. Signed-in people see it with their own header and theme. */
export function NotFound() {
  const words = useTexts(frameTexts)
  const session = useSession()
  if (session.data)
    return (
      <Guard page="account">
        <Suspense fallback={<LoadingPage />}>
          <NotFoundInside />
        </Suspense>
      </Guard>
    )
  if (session.data === undefined && !session.isError) return <LoadingPage />
  return (
    <MessagePage
      title={words.notFoundTitle}
      actions={
        <a href={paths.home()} className={buttonClass({ variant: 'primary' })}>
          {words.goHome}
        </a>
      }
    >
      {words.notFound}
    </MessagePage>
  )
}
