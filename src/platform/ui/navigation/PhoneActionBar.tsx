import type { ReactNode } from 'react'

/** The main action of a page on a phone, above its lower edge, where a thumb reaches it. The page has room below for it. */
export const PhoneActionBar = ({ children }: { children: ReactNode }) => (
  <div className="fixed inset-x-0 bottom-0 z-[5] bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)] print:hidden">
    {children}
  </div>
)
