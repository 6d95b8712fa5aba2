import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '../data/use-address.ts'

/** Opens what a parameter of the address names, once it can, and takes the parameter away. */
export function useOpenedByAddress(name: string, open: (value: string) => unknown, isReady = true): void {
  const address = useAddress()
  const named = address.at(name)
  const begin = useEffectEvent((value: string) => {
    open(value)
    address.change({ [name]: undefined })
  })
  useEffect(() => {
    if (named !== undefined && isReady) begin(named)
  }, [named, isReady])
}
