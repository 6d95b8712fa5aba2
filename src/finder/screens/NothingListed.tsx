import { Search } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { Empty } from '#platform/screens/Empty.tsx'
import { ListSkeleton } from '#platform/screens/ListSkeleton.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { words as kitWords } from '#platform/words.ts'
import { words } from '../words.ts'

type Props = {
  typed: string
  on: { isError: boolean; error: unknown; refetch: () => unknown }
  isWaiting: boolean
}

/** Where no lines are: still waiting, nothing fits, or the server did not answer. */
export function NothingListed({ typed, on, isWaiting }: Props) {
  if (isWaiting)
    return (
      <div className="animate-late p-4">
        <output className="sr-only">{words.loading}</output>
        <ListSkeleton rows={4} />
      </div>
    )
  if (typed !== '' && on.isError)
    return (
      <Notice
        live
        tone="danger"
        title={words.failed}
        className="m-4"
        action={
          <Button size="small" onClick={() => void on.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {on.error instanceof CallFailed ? on.error.message : kitWords.somethingFailed}
      </Notice>
    )
  return (
    <Empty icon={Search} help={typed === '' ? null : words.noneHelp}>
      {typed === '' ? words.begin : words.none(typed)}
    </Empty>
  )
}
