import { platformTexts } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { Notice } from './Notice.tsx'
import { useTexts } from '../data/language.ts'

type Props = {
  /** The result of `useQuery`. */
  on: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Warns that the data may be outdated, because a refetch failed. */
export function NotRefreshed({ on }: Props) {
  const words = useTexts(platformTexts)
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
