import { SecondFactorCard } from '#accounts/screens/second-factor/SecondFactorCard.tsx'
import { useSecondFactor } from '#accounts/screens/second-factor/queries.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { NarrowPage } from './NarrowPage.tsx'

/** The second factor is set up before anything of a building can be read. */
export function SecondFactorScreen({ email, onDone }: { email: string; onDone: () => void }) {
  const words = useTexts(portfolioTexts).secondFactor
  const factor = useSecondFactor()
  return (
    <NarrowPage title={words.title} text={words.text}>
      <div className="grid gap-5">
        <SecondFactorCard email={email} />
        {factor.data?.since ? (
          <Button variant="primary" size="large" full onClick={onDone}>
            {words.done}
          </Button>
        ) : null}
      </div>
    </NarrowPage>
  )
}
