import { Braces, FileText } from 'lucide-react'
import type { Endpoint } from '#platform/endpoint.ts'
import { Button } from '#platform/screens/Button.tsx'
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
      <Button
        icon={FileText}
        busy={asPage.isPending}
        busyText={words.person.taking}
        onClick={() => asPage.mutate(asked)}
      >
        {words.person.takePage}
      </Button>
      <Button
        icon={Braces}
        busy={asJson.isPending}
        busyText={words.person.taking}
        onClick={() => asJson.mutate({ ...asked, name: `${words.person.fileName(name)}.json` })}
      >
        {words.person.takeJson}
      </Button>
    </>
  )
}
