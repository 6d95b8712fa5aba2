import { paths } from '#paths.ts'
import { buttonClass } from '#platform/screens/button-class.ts'
import { MessagePage } from './MessagePage.tsx'
import { words } from './words.ts'

export function NotFound() {
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
