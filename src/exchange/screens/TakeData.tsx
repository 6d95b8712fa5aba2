import { Braces, FileText } from 'lucide-react'
import type { Endpoint } from '#platform/endpoint.ts'
import { Button } from '#platform/screens/Button.tsx'
import { ownWords } from '../own-words.ts'
import { words } from '../words.ts'
import { useDownload } from './queries.ts'

type Props = { json: Endpoint; page: Endpoint; params?: Record<string, string>; name: string }

/** A person's data as a page to read, and as JSON for another program. */
export function TakeData({ json, page, params, name }: Props) {
  const asPage = useDownload(page)
  const asJson = useDownload(json)
  const asked = params ? { params } : {}
  return (
    <>
      <Button icon={FileText} busy={asPage.isPending} busyText={ownWords.taking} onClick={() => asPage.mutate(asked)}>
        {ownWords.takePage}
      </Button>
      <Button
        icon={Braces}
        busy={asJson.isPending}
        busyText={ownWords.taking}
        onClick={() => asJson.mutate({ ...asked, name: `${words.person.fileName(name)}.json` })}
      >
        {ownWords.takeJson}
      </Button>
    </>
  )
}
