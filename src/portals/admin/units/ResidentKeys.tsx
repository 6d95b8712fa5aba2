import { useQuery } from '@tanstack/react-query'
import { assets } from '#assets/contract.ts'
import { words } from '#moves/messages/en.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { call } from '#platform/ui/data/call.ts'

/** The keys and fobs that a resident has to return. */
export function ResidentKeys({ tenantId }: { tenantId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['assets', 'keys', tenantId],
    queryFn: ({ signal }) => call(assets.list, { query: { tenantId, category: 'key_or_fob' }, signal }),
  })
  if (!data) return isError ? notKnown : '…'
  return data.length === 0 ? words.noKeys : words.toReturn(data.map(({ number }) => number).join(', '))
}
