import { paths } from '#paths.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MessagePage } from './MessagePage.tsx'
import { frameTexts } from '../messages/index.ts'

/** A screen that failed to load or to render. Usually a new version was deployed meanwhile, and a reload fixes it. */
export function ErrorScreen() {
  const words = useTexts(frameTexts)
  return (
    <MessagePage
      title={words.broken}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
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
