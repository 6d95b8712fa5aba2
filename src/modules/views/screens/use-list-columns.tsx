import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import {
  type ListColumn,
  namedColumns,
  type ListColumns,
  shownColumns,
} from '#platform/ui/lists/columns/list-column.ts'
import { columnsParameter, type ViewList } from '../choices.ts'
import { views } from '../contract.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { topic, useListSettings } from './queries.ts'

/**
 * The columns of a list: those of the view in the address, or those that the person chose for the list. Ticking changes
 * the one that applies.
 */
export function useListColumns(list: ViewList, offered: readonly ListColumn[]): ListColumns {
  const address = useAddress()
  const settings = useListSettings(list)
  const choose = useChooseColumns(list)
  const ofView = namedColumns(offered, address.at(columnsParameter)?.split(',') ?? null)
  const own = namedColumns(offered, settings.data?.columns ?? null)
  const columns = shownColumns(offered, ofView ?? own)
  const change = (next: readonly string[] | null) => {
    if (ofView) address.change({ [columnsParameter]: next?.join(',') })
    else
      choose.mutate(next === null ? null : [...next], {
        onError: (error) => toast.failure(words.columnsNotSaved, error.message),
      })
  }
  return {
    ...columns,
    isKnown: ofView !== null || settings.data !== undefined || settings.isError,
    menu: <ColumnsMenu offered={offered} columns={columns} onChange={change} />,
  }
}

/** Keeps the columns; the list shows them before the server has them. */
function useChooseColumns(list: ViewList) {
  const cache = useQueryClient()
  const key = [topic, list]
  const mutationKey = [topic, 'columns', list]
  return useMutation({
    mutationKey,
    // One after the other: the last one decides.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (columns: string[] | null) => call(views.chooseColumns, { params: { list }, body: { columns } }),
    onMutate: async (columns) => {
      await cache.cancelQueries({ queryKey: key })
      const before = cache.getQueryData<object>(key)
      if (before) cache.setQueryData(key, { ...before, columns })
      return before
    },
    onError: (_, __, before) => cache.setQueryData(key, before),
    // What the server has while another choice waits is not what the person sees.
    onSettled: () => {
      if (cache.isMutating({ mutationKey }) === 1) void cache.invalidateQueries({ queryKey: key })
    },
  })
}
