import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

type Options<Page> = {
  queryKey: QueryKey
  /** Reads one page; the cursor of the first one is empty. */
  readPage: (cursor: string, signal: AbortSignal) => Promise<Page>
  /** Further modules whose changes refetch the list. */
  meta?: { topics: readonly string[] }
}

/** A list that grows page by page. It shows its last rows while those of another filter are loading. */
export const usePagedQuery = <Page extends { next: string | null }>({ queryKey, readPage, meta }: Options<Page>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(meta ? { meta } : {}),
  })
