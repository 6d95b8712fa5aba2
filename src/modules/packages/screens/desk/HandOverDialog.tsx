import { type ReactNode, useId, useRef, useState } from 'react'
import { createOperation } from '#platform/ui/data/operation.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { useFormPicture, useSendWithPicture } from '#platform/ui/photos/form-picture.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { largestHandOver } from '../../choices.ts'
import type { Package } from '../../contract.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { Collector, type CollectorValues, noCollector } from './Collector.tsx'
import type { HandOverTarget } from './hand-over-target.ts'
import { labelOf, remarksOf } from './PackageRow.tsx'
import { PlaceTag } from './PlaceTag.tsx'
import { ProofFields, type ProofValues, noProof } from './ProofFields.tsx'
import { uploadPhoto, useHandOver, usePackagesAt } from './queries.ts'

const words = deskScreenWords.handOver

type Props = {
  target: HandOverTarget | null
  /** Who else may collect, by name. */
  authorised: readonly string[]
  /** Who else lives in the home. */
  household: readonly string[]
  /** Shown when no packages wait. */
  whenNone: ReactNode
  onClose: () => void
}

/** Hands packages over: which, to whom, and how the desk knows. */
export function HandOverDialog({ target, ...rest }: Props) {
  const { last, open, turn } = useLingering(target)
  return last ? <Opened key={turn} target={last} open={open} {...rest} /> : null
}

type OpenedProps = Props & { target: HandOverTarget; open: boolean }

function Opened({ target, authorised, household, whenNone, open, onClose }: OpenedProps) {
  const formId = useId()
  /** Enter hands over what a scanned code opened; otherwise the desk first says how it knows. */
  const submit = useRef<HTMLButtonElement>(null)
  const firstProof = useRef<HTMLInputElement>(null)
  const here = usePackagesAt({ unitId: target.unitId })
  const recipients = target.recipients ?? [target.recipientId]
  const all = here.data?.filter(
    ({ direction, status, recipientId }) =>
      direction === 'incoming' && status === 'waiting' && recipients.includes(recipientId),
  )
  const waiting = all?.slice(0, largestHandOver)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [collector, setCollector] = useState<CollectorValues>(() => noCollector(target.collector))
  const [proof, setProof] = useState<ProofValues>(() => noProof(target.code))
  const [problem, setProblem] = useState<{ field?: string | undefined; message: string } | null>(null)
  const handOver = useHandOver()
  const needsPicture = proof.proof === 'signature' || proof.proof === 'photo'
  const picture = useFormPicture({
    upload: (file) => uploadPhoto(proof.proof === 'signature' ? 'signature' : 'hand_over', file),
    failed: words.notUploaded,
  })
  const undo = useUndo('packages')
  const chosen = waiting?.filter(({ id }) => !left.has(id)) ?? []

  const close = () => {
    // A hand-over that waits for its picture is not sent any more.
    picture.setIsAwaited(false)
    onClose()
  }
  const send = () => {
    if (chosen.length === 0) return setProblem({ message: words.chooseOne })
    if (proof.proof === null) return setProblem({ message: words.chooseProof })
    if (needsPicture && picture.status === 'sending') return picture.setIsAwaited(true)
    if (needsPicture && picture.status !== 'saved') {
      const missing = proof.proof === 'signature' ? words.signFirst : words.photoFirst
      const failed = proof.proof === 'signature' ? words.signAgain : words.photoAgain
      return setProblem({ message: picture.status === 'failed' ? failed : missing })
    }
    const operation = createOperation()
    const body = {
      packageIds: chosen.map(({ id }) => id),
      proof: proof.proof,
      code: proof.proof === 'code' ? proof.code : null,
      photoId: needsPicture ? picture.id : null,
      collector: { kind: collector.kind, name: collector.name.trim() },
    }
    return handOver.mutate(
      { body, operation },
      {
        onSuccess: (done) => {
          close()
          toast.success(words.done(done.length, done[0]?.handedTo ?? ''), undefined, { undo: undo(operation) })
        },
        onError: (error) =>
          setProblem({ message: error.message, field: 'field' in error ? (error.field as string) : undefined }),
      },
    )
  }
  useSendWithPicture(picture, send)
  const isNone = waiting?.length === 0
  return (
    <Dialog
      open={open}
      onClose={close}
      initialFocus={() => firstProof.current ?? submit.current}
      over={target.unitNumber}
      title={isNone ? target.name || target.unitNumber : words.title(target.name || target.unitNumber)}
      footer={
        <>
          <CancelButton />
          {isNone ? null : (
            <Button
              ref={submit}
              variant="primary"
              size="large"
              type="submit"
              form={formId}
              busy={(waiting === undefined && !here.isError) || handOver.isPending || picture.isAwaited}
              disabledBecause={waiting === undefined && here.isError ? deskScreenWords.failed : null}
              busyText={waiting === undefined ? words.loading : words.sending}
            >
              {waiting === undefined ? deskScreenWords.handOut : words.verb(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {waiting === undefined ? (
        <Waiting on={here} words={words.loading} failed={deskScreenWords.failed} />
      ) : isNone ? (
        whenNone
      ) : (
        <form
          id={formId}
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <fieldset>
            <legend className="mb-1.5 font-[525]">{words.which}</legend>
            {all && all.length > waiting.length ? (
              <p className="mb-2 text-ink-2">{words.atOnce(waiting.length, all.length)}</p>
            ) : null}
            <ul className="rounded-md inset-ring inset-ring-line">
              {waiting.map((one) => (
                <Choice
                  key={one.id}
                  shown={one}
                  isNamed={one.recipientId !== target.recipientId}
                  isChosen={!left.has(one.id)}
                  onToggle={() => setLeft((before) => toggled(before, one.id))}
                />
              ))}
            </ul>
          </fieldset>
          <Collector
            values={collector}
            onChange={(next) => {
              setProblem(null)
              setCollector(next)
            }}
            authorised={authorised}
            household={household}
            error={problem?.field === 'collector' ? problem.message : undefined}
          />
          <ProofFields
            values={proof}
            onChange={(next) => {
              setProblem(null)
              setProof(next)
            }}
            picture={picture}
            isCodeKnown={target.code !== undefined}
            first={firstProof}
            error={problem && problem.field !== 'collector' ? problem.message : undefined}
          />
        </form>
      )}
    </Dialog>
  )
}

const toggled = (ids: ReadonlySet<string>, id: string) => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

type ChoiceProps = { shown: Package; isNamed: boolean; isChosen: boolean; onToggle: () => void }

function Choice({ shown, isNamed, isChosen, onToggle }: ChoiceProps) {
  const remarks = remarksOf(shown, useTimeZone())
  const owner = shown.recipientId === null ? words.wholeHome : shown.recipient
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0">
      <PlaceTag name={shown.place} isCold={shown.isPerishable} />
      <Checkbox
        label={labelOf(shown)}
        hint={[...(isNamed ? [owner] : []), ...remarks].join(' · ')}
        checked={isChosen}
        onChange={onToggle}
      />
    </li>
  )
}
