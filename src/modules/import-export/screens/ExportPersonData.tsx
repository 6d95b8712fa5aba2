import Braces from 'lucide-react/icons/braces'
import FileText from 'lucide-react/icons/file-text'
import type { Endpoint } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { ownDataTexts } from '../messages/own.ts'
import { words } from '../messages/en.ts'
import { useDownload } from './queries.ts'

type Props = { json: Endpoint; page: Endpoint; params?: Record<string, string>; name: string }

/** Exports a person's data as a readable page and as JSON. */
export function ExportPersonData({ json, page, params, name }: Props) {
  const ownWords = useTexts(ownDataTexts)
  const pageDownload = useDownload(page)
  const jsonDownload = useDownload(json)
  const variables = params ? { params } : {}
  return (
    <>
      <Button
        icon={FileText}
        busy={pageDownload.isPending}
        busyText={ownWords.taking}
        onClick={() => pageDownload.mutate(variables)}
      >
        {ownWords.downloadPage}
      </Button>
      <Button
        icon={Braces}
        busy={jsonDownload.isPending}
        busyText={ownWords.taking}
        onClick={() => jsonDownload.mutate({ ...variables, name: `${words.person.fileName(name)}.json` })}
      >
        {ownWords.downloadJson}
      </Button>
    </>
  )
}
