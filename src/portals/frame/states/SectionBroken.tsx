import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { words } from '../messages/index.ts'

export function SectionBroken() {
  return (
    <>
      <PageHead title={words.broken} />
      <Notice
        live
        tone="danger"
        action={
          <Button size="small" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        }
      >
        {words.brokenText}
      </Notice>
    </>
  )
}
