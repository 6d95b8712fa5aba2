import type { ReactNode } from 'react'

/** The head of a resident's first page: the greeting, and the home in one line. */
export function Greeting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h1 className="serif text-34 leading-10 tracking-[-0.015em] wrap-anywhere max-md:text-28 max-md:leading-8.5">
        {title}
      </h1>
      {children}
    </div>
  )
}
