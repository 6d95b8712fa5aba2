import type { ReactNode } from 'react'
import { useDeferredData } from '../data/loading/use-deferred-data.ts'
import { NotRefreshed } from '../feedback/NotRefreshed.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { PageHead } from '../navigation/PageHead.tsx'

type ListQuery<Data> = {
  data: Data | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}
type BodyProps<Data> = {
  /** The result of `useQuery`. */
  list: ListQuery<Data>
  loading: string
  /** The error message, in place of the server's own. */
  failed?: string
  children: (data: Data) => ReactNode
}
type PageProps<Data> = BodyProps<Data> & {
  /** The way back, above the title. */
  back?: ReactNode
  title: string
  /** A sentence, or the number of rows. */
  line: ReactNode | ((data: Data) => ReactNode)
  actions?: ReactNode
  filters?: ReactNode
}

/** A section that is a list: its head with the count, the filters, and the rows. */
export function ListPage<Data>({ back, title, line, actions, filters, ...body }: PageProps<Data>) {
  const { list } = body
  const count = () => {
    if (typeof line !== 'function') return line
    if (list.data !== undefined) return line(list.data)
    // The rows say that they load; the line keeps its height.
    return '\u00a0'
  }
  return (
    <>
      <PageHead back={back} title={title} line={count()} actions={actions} />
      {filters}
      <ListBody {...body} />
    </>
  )
}

/** The rows of a list once they are loaded, and a warning when they may be outdated. */
export function ListBody<Data>({ list, loading, failed, children }: BodyProps<Data>) {
  const data = useDeferredData(list.data)
  if (data === undefined) return <Waiting on={list} words={loading} {...(failed === undefined ? {} : { failed })} />
  return (
    <>
      <NotRefreshed on={list} />
      {children(data)}
    </>
  )
}
