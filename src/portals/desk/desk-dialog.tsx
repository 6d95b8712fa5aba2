import { type ComponentType, useLayoutEffect } from 'react'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { collectKeys } from './early-keys.ts'

/** Like `afterFirstScreen`, for a dialog: what is typed or scanned while its code is loaded goes into it. */
export function deskDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  let isLoaded = false
  const Part = afterFirstScreen(async () => {
    const loaded = await load()
    isLoaded = true
    return loaded
  }, isNeeded)
  return function DeskDialog(props: Props) {
    const needed = isNeeded(props)
    useLayoutEffect(() => {
      if (needed && !isLoaded) collectKeys()
    }, [needed])
    return <Part {...props} />
  }
}
