import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { afterFirstScreen } from '../data/loading/later.tsx'

const Layers = afterFirstScreen(
  () => import('./Layers.tsx').then((file) => file.Layers),
  () => false,
)

/** The providers for tooltips, toasts and pop-ups; once around an app. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <Layers />
    </CSPProvider>
  )
}
