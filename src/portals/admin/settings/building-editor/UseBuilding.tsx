import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { FieldChanges } from '#settings/screens/FieldChanges.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { editorWords as words } from './messages/editor.ts'
import { useApplyShape, useShapeEffects } from './shape-queries.ts'

type Props = { version: number; disabledBecause: string | null }

/** Uses the draft, after a dialog that says what changes and what prevents it. */
export function UseBuilding({ version, disabledBecause }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const effects = useShapeEffects(version, isOpen)
  const mutation = useApplyShape()
  const data = effects.data
  const isNothing =
    data !== undefined &&
    data.differences.length + data.removedUnits.length + data.removedAssets.length === 0 &&
    data.newUnits + data.newStalls + data.newLockers === 0
  const why = effects.isPending
    ? words.checking
    : effects.isError
      ? words.notUsed
      : (data?.faults.length ?? 0) > 0
        ? words.faults
        : null
  return (
    <>
      <Button
        variant="primary"
        disabledBecause={disabledBecause}
        onClick={() => {
          mutation.reset()
          setIsOpen(true)
        }}
      >
        {words.apply}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.applyTitle}
        reading
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{words.keepEditing}</Button>
            <Button
              variant="primary"
              busy={mutation.isPending}
              busyText={words.using}
              disabledBecause={why}
              onClick={() => mutation.mutate({ version }, { onSuccess: () => setIsOpen(false) })}
            >
              {words.apply}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {effects.isPending ? <p className="text-ink-3">{words.checking}</p> : null}
          {effects.isError ? (
            <Notice tone="danger" live title={`${words.notUsed}.`}>
              {effects.error.message}
            </Notice>
          ) : null}
          {mutation.isError ? (
            <Notice tone="danger" live title={`${words.notUsed}.`}>
              {mutation.error.message}
            </Notice>
          ) : null}
          {data && data.faults.length > 0 ? (
            <Notice tone="danger" live title={`${words.faults}.`}>
              <ul className="grid gap-0.5">
                {data.faults.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {data && data.newUnits > 0 ? <p>{words.newUnits(data.newUnits)}</p> : null}
          {data && data.removedUnits.length > 0 ? <p>{words.removedUnits(data.removedUnits)}</p> : null}
          {data && data.newStalls > 0 ? <p>{words.newStalls(data.newStalls)}</p> : null}
          {data && data.newLockers > 0 ? <p>{words.newLockers(data.newLockers)}</p> : null}
          {data && data.removedAssets.length > 0 ? <p>{words.removedAssets(data.removedAssets)}</p> : null}
          {data && data.assetsInUse.length > 0 ? <p>{words.assetsInUse(data.assetsInUse)}</p> : null}
          {data && data.faults.length === 0 && isNothing ? <p>{words.nothing}</p> : null}
          {data && data.differences.length > 0 ? <FieldChanges fields={data.differences} /> : null}
          <p className="text-sm text-ink-2">{words.applyNote}</p>
        </div>
      </Dialog>
    </>
  )
}
