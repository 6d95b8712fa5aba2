import { lazy, Suspense } from 'react'
import { useSession } from '#accounts/screens/queries.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/screens/button-class.ts'
import { Guard } from './Guard.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { MessagePage } from './MessagePage.tsx'
import { words } from './words.ts'

const NotFoundInside = lazy(() => import('./NotFoundInside.tsx').then((file) => ({ default: file.NotFoundInside })))

/** Behind a portal's address there is nothing: who is signed in reads it inside, with their own header and theme. */
export function NotFound() {
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
        <a href={paths.home()} className={buttonClass({ look: 'primary' })}>
          {words.goHome}
        </a>
      }
    >
      {words.notFound}
    </MessagePage>
  )
}
