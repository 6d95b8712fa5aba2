import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { frameTexts } from '../messages/index.ts'

export function SectionError() {
  const words = useTexts(frameTexts)
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
