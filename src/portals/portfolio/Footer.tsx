import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { ageOfFigures } from '#portfolio/rules.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'

/** The keys of the cards, and how old the figures are. */
export function Footer({ buildings, hasKeys }: { buildings: readonly PortfolioBuilding[]; hasKeys: boolean }) {
  const words = useTexts(portfolioTexts)
  const age = ageOfFigures(buildings, useNow())
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-sm text-ink-3">
      {hasKeys ? (
        <p aria-hidden="true" className="flex flex-wrap gap-x-4.5 gap-y-1 max-md:hidden pointer-coarse:hidden">
          <span className="flex items-center gap-1.5">
            {['↑', '↓', '←', '→'].map((arrow) => (
              <KeyCap key={arrow}>{arrow}</KeyCap>
            ))}
            {words.walk}
          </span>
          <span className="flex items-center gap-1.5">
            <KeyCap>{words.spaceKey}</KeyCap>
            {words.chooseKey}
          </span>
          <span className="flex items-center gap-1.5">
            <KeyCap>↵</KeyCap>
            {words.openKey}
          </span>
        </p>
      ) : null}
      {age === null ? null : <p className="ml-auto">{words.age(Math.floor(age / 60_000))}</p>}
    </div>
  )
}
