import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Button } from '#platform/ui/display/Button.tsx'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useReportedError } from '#platform/ui/data/reported-errors.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { platformTexts } from '#platform/language/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { words } from '../messages/en.ts'

type Props = {
  query: string
  on: { isError: boolean; error: unknown; refetch: () => unknown }
  isWaiting: boolean
  /** The nearest spelling that finds something. */
  spelling?: string | null
  onSpelling?: (spelling: string) => void
  /** The action that is left when nothing is found. */
  onNewRequest?: () => void
}

/** The state without results: loading, no match, or an error. */
export function NoResults({ query, on, isWaiting, spelling, onSpelling, onNewRequest }: Props) {
  const kitWords = useTexts(platformTexts)
  useReportedError(on.error)
  if (isWaiting)
    return (
      <div className="animate-late p-4">
        <output className="sr-only">{words.loading}</output>
        <ListSkeleton rows={4} />
      </div>
    )
  if (query !== '' && on.isError)
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
    <>
      <Empty icon={Search} help={query === '' ? null : words.noneHelp}>
        {query === '' ? words.begin : words.none(query)}
      </Empty>
      {query === '' ? null : (
        <div className="flex flex-wrap justify-center gap-2 pb-6">
          {spelling && onSpelling ? (
            <Button onClick={() => onSpelling(spelling)}>{words.didYouMean(spelling)}</Button>
          ) : null}
          {onNewRequest ? (
            <Button icon={Plus} onClick={onNewRequest}>
              {words.actions['new-request'].label}
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}
