import { Braces, FileText } from 'lucide-react'
import type { Endpoint } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { ownWords } from '../messages/own.ts'
import { words } from '../messages/en.ts'
import { useDownload } from './queries.ts'

type Props = { json: Endpoint; page: Endpoint; params?: Record<string, string>; name: string }

/** Exports a person's data as a readable page and as JSON. */
export function ExportPersonData({ json, page, params, name }: Props) {
  const asPage = useDownload(page)
  const asJson = useDownload(json)
  const variables = params ? { params } : {}
  return (
    <>
      <Button
        icon={FileText}
        busy={asPage.isPending}
        busyText={ownWords.taking}
        onClick={() => asPage.mutate(variables)}
      >
        {ownWords.takePage}
      </Button>
      <Button
        icon={Braces}
        busy={asJson.isPending}
        busyText={ownWords.taking}
        onClick={() => asJson.mutate({ ...variables, name: `${words.person.fileName(name)}.json` })}
      >
        {ownWords.takeJson}
      </Button>
    </>
  )
}
