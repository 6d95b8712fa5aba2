import { useEffect, useState, type ReactNode } from 'react'
import { words } from '../words.ts'
import { Button } from './Button.tsx'
import { CallFailed, isMissing } from './call-failed.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** The query that has no data yet: what `useQuery` gives. */
  on: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The specification's sentence: 'Loading maintenance requests...' */
  words: string
  /** The shape of what will come. */
  skeleton?: ReactNode
  /** What to say when it fails, in place of the server's own sentence. */
  failed?: string
  /** What to show when there is no such record: a Missing. */
  missing?: ReactNode
}

/** Stands in until the data is there: nothing for 150 ms, then the shape, after 2 s the words too. */
export function Waiting({ on, words: sentence, skeleton, failed, missing }: Props) {
  const shape = useAfter(150)
  const spoken = useAfter(2000)
  if (missing && isMissing(on.error)) return missing
  if (on.isError && !on.isFetching)
    return (
      <Notice
        live
        tone="danger"
        title={asSentence(failed ?? words.loadFailed)}
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
      <output className={spoken ? 'mb-3 block text-ink-3' : 'sr-only'}>{sentence}</output>
      {shape ? (skeleton ?? <ListSkeleton />) : null}
    </div>
  )
}

/** More follows it, so it ends with a full stop. */
const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
