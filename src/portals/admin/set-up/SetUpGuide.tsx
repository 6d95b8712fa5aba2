import { Link } from '#platform/ui/navigation/Link.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { SetUpGuide as GuideRecord } from '#set-up-guide/contract.ts'
import { useChangeGuide, useSetUpGuide } from '#set-up-guide/screens/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { isAnythingUnsaved } from '#platform/ui/forms/unsaved.ts'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { SetUpStepKey } from '#set-up-guide/choices.ts'
import { guideTexts as words } from './messages/guide.ts'
import { GuideAside } from './GuideAside.tsx'
import { StepFooter } from './StepFooter.tsx'
import { StepList } from './StepList.tsx'
import { stepScreens } from './step-screens.ts'

/** The guide through the settings of a new building. It can be left and resumed: the records say what is done. */
export function SetUpGuide() {
  const guide = useSetUpGuide()
  if (!guide.data)
    return (
      <>
        <PageHead title={words.title} />
        <Waiting on={guide} words={words.loading} />
      </>
    )
  return (
    <>
      <NotRefreshed on={guide} />
      <Guide guide={guide.data} />
    </>
  )
}

function Guide({ guide }: { guide: GuideRecord }) {
  const address = useAddress()
  const { steps, done, isFinished } = guide
  const [leavingFor, setLeavingFor] = useState<SetUpStepKey | null>(null)
  // The step stays open when it is done, until the person goes on.
  const [first] = useState(() => steps.find(({ state }) => state === 'to-do')?.key ?? 'account')
  const current = steps.find(({ key }) => key === address.at('step')) ?? steps.find(({ key }) => key === first)
  const heading = useStepHeading(current?.key)
  const open = (step: SetUpStepKey) => address.change({ step, page: undefined }, 'push')
  const go = (step: SetUpStepKey) => (isAnythingUnsaved() ? setLeavingFor(step) : open(step))
  if (!current) return null
  const Screen = stepScreens[current.key]
  return (
    <>
      <PageHead
        title={words.title}
        line={words.progress(done, steps.length)}
        actions={<GuideActions guide={guide} />}
      />
      {isFinished ? <Notice tone="success" title={words.finished} className="mb-4.5" /> : null}
      <div className="grid items-start gap-4.5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-7 min-[88rem]:grid-cols-[17rem_minmax(0,1fr)_22rem]">
        <StepList steps={steps} current={current.key} onGo={go} />
        <section aria-labelledby="step-title" className="grid min-w-0 max-w-275 gap-4.5">
          <div>
            <h2
              ref={heading}
              id="step-title"
              tabIndex={-1}
              className="serif scroll-mt-20 text-22 leading-7 outline-none"
            >
              {words.names[current.key]}
            </h2>
            <p className="mt-0.75 max-w-[72ch] text-ink-2">{words.leads[current.key]}</p>
          </div>
          <Suspense
            key={current.key}
            fallback={
              <Card>
                <output className="sr-only">{words.loading}</output>
                <ListSkeleton />
              </Card>
            }
          >
            <Screen step={current.key} />
          </Suspense>
          <StepFooter steps={steps} current={current} onGo={go} />
        </section>
        <GuideAside missing={guide.missing} onGo={go} />
      </div>
      <Confirmation
        open={leavingFor !== null}
        onClose={() => setLeavingFor(null)}
        title={words.leaveStepTitle}
        verb={words.leaveStep}
        onConfirm={() => {
          if (leavingFor) open(leavingFor)
          setLeavingFor(null)
        }}
      >
        {words.leaveStepText}
      </Confirmation>
    </>
  )
}

/** The heading of the step, to which the page scrolls when another step opens. */
function useStepHeading(step: SetUpStepKey | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}

function GuideActions({ guide: { isOffered, isFinished } }: { guide: GuideRecord }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useChangeGuide()
  const set = (isDismissed: boolean) =>
    change.mutate(
      { isDismissed },
      {
        onSuccess: () => {
          setIsConfirming(false)
          if (isDismissed) toast.success(words.dismissed, words.dismissedHelp)
        },
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  return (
    <>
      {isFinished ? null : isOffered ? (
        <Button variant="plain" onClick={() => setIsConfirming(true)}>
          {words.dismiss}
        </Button>
      ) : (
        <Button variant="plain" busy={change.isPending} onClick={() => set(false)}>
          {words.resume}
        </Button>
      )}
      <Link to="/admin" search={{}} className={buttonClass()}>
        {isFinished ? words.toOverview : words.leave}
      </Link>
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.dismissTitle}
        verb={words.dismiss}
        busy={change.isPending}
        onConfirm={() => set(true)}
      >
        {words.dismissText}
      </Confirmation>
    </>
  )
}
