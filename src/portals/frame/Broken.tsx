import { paths } from '#paths.ts'
import { Button } from '#platform/screens/Button.tsx'
import { buttonClass } from '#platform/screens/button-class.ts'
import { MessagePage } from './MessagePage.tsx'
import { words } from './words.ts'

/** A screen that failed to load or to draw; mostly the program was renewed meanwhile, and a reload brings the new one. */
export function Broken() {
  return (
    <MessagePage
      title={words.broken}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
          <a href={paths.home()} className={buttonClass()}>
            {words.goHome}
          </a>
        </>
      }
    >
      {words.brokenText}
    </MessagePage>
  )
}
