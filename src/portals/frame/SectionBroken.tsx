import { Button } from '#platform/screens/Button.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { words } from './words.ts'

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
