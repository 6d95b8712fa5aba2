import type { ReactNode } from 'react'
import { vendorSteps, type VendorStep } from '#maintenance/work-orders/rules.ts'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import type { BrandMark } from '#platform/brand-mark.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'

type Props = { building: { name: string; mark: BrandMark }; children: ReactNode }

/** The page of a work order: one column for a phone, on every screen. */
export function WorkOrderLayout({ building, children }: Props) {
  const words = useTexts(vendorPageTexts)
  return (
    <div className="mx-auto flex min-h-dvh max-w-[30rem] flex-col bg-canvas md:border-x md:border-line">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-3">
        <BrandName name={building.name} mark={building.mark} />
        <span className="text-sm text-ink-3">{words.title}</span>
      </header>
      <main id="content" tabIndex={-1} className="group flex grow flex-col outline-none" data-order="">
        {children}
      </main>
    </div>
  )
}

/** Where the job is. */
export function Steps({ current }: { current: VendorStep }) {
  const words = useTexts(vendorPageTexts)
  const position = vendorSteps.indexOf(current)
  return (
    <ol aria-label={words.stepsLabel} className="mt-3.5 grid grid-cols-4 gap-1.5">
      {vendorSteps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={classNames(
              'block h-1 rounded-full forced-colors:border',
              index <= position ? 'bg-action' : 'bg-line-strong',
            )}
          />
          <span
            className={classNames(
              'mt-1.5 block text-xs leading-4 wrap-anywhere',
              step === current ? 'font-[575] text-action-ink' : 'text-ink-3',
            )}
          >
            {words.steps[step]}
          </span>
        </li>
      ))}
    </ol>
  )
}

type CardProps = { title?: string; beside?: ReactNode; children: ReactNode }

export function OrderCard({ title, beside, children }: CardProps) {
  return (
    <section className="rounded-lg border border-line bg-surface p-3.5">
      {title ? (
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-15 font-[575]">{title}</h2>
          {beside ? <span className="text-sm text-ink-3">{beside}</span> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}

/** The bar at the thumb. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex gap-2.5 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}
