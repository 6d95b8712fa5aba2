import type { ReactNode } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { CallFailed, isMissing } from '../data/call-failed.ts'
import { useReportedError } from '../data/reported-errors.ts'
import { useAfter } from '../hooks/use-after.ts'
import { ListSkeleton } from '../lists/ListSkeleton.tsx'
import { Notice } from './Notice.tsx'
import { useTexts } from '../data/language.ts'

type Props = {
  /** The result of `useQuery`, without data yet. */
  on: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The specification's text: 'Loading maintenance requests...' */
  words: string
  /** The placeholder in the shape of the content. */
  skeleton?: ReactNode
  /** The error message, in place of the server's own. */
  failed?: string
  /** A Missing, for when the record does not exist. */
  missing?: ReactNode
}

/**
 * Shown until the data is loaded: the skeleton, unseen for 150 ms so that it does not flash but has its place, after 2 s the
 * text too.
 */
export function Waiting({ on, words: sentence, skeleton, failed, missing }: Props) {
  const words = useTexts(platformTexts)
  const shape = useAfter(150)
  const announced = useAfter(2000)
  useReportedError(on.error)
  if (missing && isMissing(on.error)) return missing
  if (on.isError && !on.isFetching)
    return (
      <Notice
        live
        tone="danger"
        title={toSentence(failed ?? words.loadFailed)}
        action={
          <Button size="small" onClick={() => void on.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {on.error instanceof CallFailed ? on.error.message : words.somethingFailed}
      </Notice>
    )
  return (
    <div>
      <output className={announced ? 'mb-3 block text-ink-3' : 'sr-only'}>{sentence}</output>
      <div className={shape ? '' : 'invisible'}>{skeleton ?? <ListSkeleton />}</div>
    </div>
  )
}

/** More text follows, so it must end with a full stop. */
const toSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
