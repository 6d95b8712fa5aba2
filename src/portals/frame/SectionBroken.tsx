import { Button } from '#platform/screens/Button.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { words } from './words.ts'

export function SectionBroken() {
  return (
    <Notice
      live
      tone="danger"
      title={words.broken}
      action={
        <Button size="small" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.brokenText}
    </Notice>
  )
}
