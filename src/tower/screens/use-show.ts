import { useAddress } from '#platform/screens/use-address.ts'

/** What is to stand out, which stands in the address; null for nothing in particular, and for what is not offered. */
export function useShow<Show extends string>(offered: readonly Show[]) {
  const address = useAddress()
  const asked = address.at('show')
  return {
    show: offered.find((one) => one === asked) ?? null,
    change: (show: Show | null) => address.change({ show: show ?? undefined }),
  }
}
