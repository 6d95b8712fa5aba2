import type { ReactNode } from 'react'

type Props = {
  /** The way back, above the title. */
  back?: ReactNode
  title: string
  line?: ReactNode
  /** Buttons at the right; below the title on a phone. */
  actions?: ReactNode
}

/** The only h1 of a screen of the console or a portal. */
export function PageHead({ back, title, line, actions }: Props) {
  return (
    <div className="mb-4.5 flex items-end justify-between gap-4 max-md:mb-3.5 max-md:flex-col max-md:items-stretch">
      <div className="min-w-0">
        {back}
        <h1 className="serif text-28 leading-8.5 tracking-[-0.012em] max-md:text-25 max-md:leading-7.5">{title}</h1>
        {line ? <p className="mt-0.75 text-ink-3">{line}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2 md:justify-end">{actions}</div> : null}
    </div>
  )
}
