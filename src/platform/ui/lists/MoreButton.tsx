import { Button } from '../display/Button.tsx'

type Props = {
  /** The result of `usePagedQuery`. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: string
}

/** Below a list: loads its next page. */
export function MoreButton({ list, children }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className="mt-3.5 flex justify-center">
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  )
}
