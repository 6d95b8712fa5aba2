import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { Toasts } from '../feedback/Toasts.tsx'

/** The providers for tooltips, toasts and pop-ups; once around an app. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={700} timeout={300}>
        {children}
        <Toasts />
      </Tooltip.Provider>
    </CSPProvider>
  )
}
