import ArrowRight from 'lucide-react/icons/arrow-right'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'

const shownMissing = 3

/** What a card has in place of figures: the progress of the set-up, the state of a new building, or why it cannot be read. */
export function CardState({
  building: { state, setUp, problem },
  onOpen,
}: {
  building: PortfolioBuilding
  onOpen: (destination?: string) => void
}) {
  const words = useTexts(portfolioTexts)
  return (
    <div className="flex-1 border-t border-line-strong px-3.5 pt-3.5 pb-3.5 text-sm leading-4.5 text-ink-2">
      {state === 'creating' || state === 'failed' ? (
        <output>
          <b className="font-semibold text-ink">{words.state[state]}</b>
          <br />
          {state === 'creating' ? words.creatingText : words.failedText}
        </output>
      ) : setUp ? (
        <>
          <p>
            <b className="font-semibold text-ink">{words.setUp(setUp.done, setUp.steps.length)}</b>
            {setUp.missing.length > 0 ? (
              <>
                <br />
                {words.missing(
                  setUp.missing
                    .slice(0, shownMissing)
                    .map((thing) => words.missingThings[thing])
                    .join(', '),
                )}
                {setUp.missing.length > shownMissing ? '...' : ''}
              </>
            ) : null}
          </p>
          <div aria-hidden="true" className="my-2.5 flex gap-0.75">
            {setUp.steps.map((step, index) => (
              <i
                key={step}
                className={classNames('h-1.25 flex-1 rounded-xs', index < setUp.done ? 'bg-action' : 'bg-line-strong')}
              />
            ))}
          </div>
          <Button size="small" trailing={ArrowRight} onClick={() => onOpen('/admin?tab=settings&group=set-up')}>
            {words.continueSetUp}
          </Button>
        </>
      ) : (
        <p>{problem ? words.problem[problem] : words.unknown}</p>
      )}
    </div>
  )
}
