import { useAddress } from '#platform/ui/data/use-address.ts'

/** What is highlighted, stored in the URL; null for nothing, or for a value that is not offered. */
export function useShow<Show extends string>(offered: readonly Show[]) {
  const address = useAddress()
  const requested = address.at('show')
  return {
    show: offered.find((name) => name === requested) ?? null,
    change: (show: Show | null) => address.change({ show: show ?? undefined }),
  }
}
