import type { ReactNode } from 'react'

/** The part of the page that scripts replace. */
export function Shown({ children }: { children: ReactNode }) {
  return <div data-shown="">{children}</div>
}

/** What scripts show later instead. It is inert until then. */
export function View({ name, title, children }: { name: string; title?: string; children: ReactNode }) {
  return (
    <template data-view={name} data-title={title}>
      {children}
    </template>
  )
}
