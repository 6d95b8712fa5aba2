import type { ReactNode } from 'react'

export function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className={`min-w-0 space-y-2.25 rounded-lg bg-canvas px-4 pt-3.5 pb-4 inset-ring inset-ring-line ${wide ? 'lg:col-span-2' : ''}`}
    >
      <h2 className="mb-2.75 text-[0.7812rem] leading-4 font-[550] text-ink-3">{title}</h2>
      {children}
    </section>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
)
