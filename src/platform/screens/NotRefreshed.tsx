import { words } from '../words.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** What `useQuery` gives. */
  on: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** What is shown may be old, because reading it again failed. */
export function NotRefreshed({ on }: Props) {
  if (on.data === undefined || !on.isError) return null
  return (
    <Notice
      live
      tone="warning"
      className="mb-3.5"
      title={words.notRefreshed}
      action={
        <Button size="small" busy={on.isFetching} onClick={() => void on.refetch()}>
          {words.retry}
        </Button>
      }
    >
      {words.mayBeOld}
    </Notice>
  )
}
