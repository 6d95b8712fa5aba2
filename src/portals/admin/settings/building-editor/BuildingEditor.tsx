import ArrowLeft from 'lucide-react/icons/arrow-left'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useEffect, useMemo, useState } from 'react'
import { countShapeUnits, listFloors } from '#building/shape/floors.ts'
import { listShapeFaults } from '#building/shape/validate-shape.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { KeyHints } from '#platform/ui/keys/KeyHints.tsx'
import { KeyList } from '#platform/ui/keys/KeyList.tsx'
import type { ShapeDraft } from '#tower/shape-contract.ts'
import { useModel } from '#tower/screens/queries.ts'
import { DraftChanges } from './DraftChanges.tsx'
import { EditorPreview } from './EditorPreview.tsx'
import { FloorsTable } from './FloorsTable.tsx'
import { Footprint } from './Footprint.tsx'
import { ImportUnitList } from './ImportUnitList.tsx'
import { LayoutTable } from './LayoutTable.tsx'
import { editorWords as words } from './messages/editor.ts'
import { ParkingTable } from './ParkingTable.tsx'
import { useShapeDraft } from './shape-queries.ts'
import { SurroundingsTable } from './SurroundingsTable.tsx'
import { useShapeEditor } from './use-shape-editor.ts'
import { UseBuilding } from './UseBuilding.tsx'

/** The draft of the building: its footprint, floors, layouts and surroundings, beside the building as it would be. */
export function BuildingEditor() {
  const draft = useShapeDraft()
  if (!draft.data)
    return (
      <Card>
        <Waiting on={draft} words={words.loading} />
      </Card>
    )
  return <Editor draft={draft.data} />
}

function Editor({ draft }: { draft: ShapeDraft }) {
  const editor = useShapeEditor(draft)
  const { shape, change } = editor
  const model = useModel()
  const faults = useMemo(() => listShapeFaults(shape), [shape])
  const [range, setRange] = useState<number | null>(null)
  const [layout, setLayout] = useState<string | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useEditorKeys({ step: editor.step, showKeys: () => setShowsKeys(true) })
  const place = { latitude: model.data?.latitude ?? null, longitude: model.data?.longitude ?? null }
  return (
    <div className="grid gap-4">
      <EditorHead
        editor={editor}
        version={draft.version}
        hasFaults={faults.length > 0}
        onKeys={() => setShowsKeys(true)}
      />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <Footprint shape={shape} onChange={change} />
          <SurroundingsTable
            surroundings={shape.surroundings}
            onChange={(surroundings) => change({ ...shape, surroundings })}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <FloorsTable shape={shape} opened={range} onOpen={setRange} onChange={change} />
          <LayoutTable shape={shape} chosen={layout ?? mainLayout(shape)} onChoose={setLayout} onChange={change} />
        </div>
        <div className="grid min-w-0 gap-4 md:col-span-2 xl:col-span-1">
          <EditorPreview shape={shape} faults={faults} place={place} />
          <DraftChanges changes={draft.changes} />
          <ParkingTable parking={shape.parking} onChange={(parking) => change({ ...shape, parking })} />
        </div>
      </div>
      <KeyHints hints={words.hints} />
      <KeyList open={showsKeys} onClose={() => setShowsKeys(false)} hints={words.hints} />
    </div>
  )
}

type HeadProps = {
  editor: ReturnType<typeof useShapeEditor>
  version: number
  hasFaults: boolean
  onKeys: () => void
}

function EditorHead({ editor, version, hasFaults, onKeys }: HeadProps) {
  // The step of the set-up that opened the editor.
  const step = useAddress().at('from')
  return (
    <>
      <Link
        to="/admin"
        search={step === undefined ? { tab: 'settings', group: 'floors' } : { tab: 'settings', group: 'set-up', step }}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" size={15} />
        {step === undefined ? words.back : words.backToSetUp}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-28 max-md:text-24">{words.title}</h1>
        <p className="tabular text-sm text-ink-2">{summaryOf(editor.shape)}</p>
        <p role="status" className="text-sm text-ink-3">
          {editor.isBusy ? words.saving : words.saved}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <IconButton
            icon={Undo2}
            label={words.undo}
            aria-disabled={!editor.canUndo}
            onClick={() => editor.canUndo && editor.step('previous')}
          />
          <IconButton
            icon={Redo2}
            label={words.redo}
            aria-disabled={!editor.canRedo}
            onClick={() => editor.canRedo && editor.step('next')}
          />
          <Button className="max-md:hidden" onClick={onKeys}>
            {words.keys}
          </Button>
          <ImportUnitList shape={editor.shape} onChange={editor.change} />
          <UseBuilding
            version={version}
            disabledBecause={editor.isBusy ? words.waits : hasFaults ? words.faults : null}
          />
        </div>
      </div>
      {editor.error ? (
        <Notice
          tone="danger"
          live
          title={`${words.notSaved}.`}
          action={
            <Button size="small" onClick={editor.isStale ? editor.discard : editor.retry}>
              {editor.isStale ? words.loadNewest : words.tryAgain}
            </Button>
          }
        >
          {editor.isStale ? words.changedElsewhere : editor.error.message}
        </Notice>
      ) : null}
    </>
  )
}

/** The layout of the most floors. */
function mainLayout({ floors }: BuildingShape): string | null {
  const used = floors.flatMap(({ from, to, parts }) =>
    parts.flatMap((on) => (on.layout === null ? [] : [{ name: on.layout, count: to - from }])),
  )
  return used.toSorted((a, b) => b.count - a.count)[0]?.name ?? null
}

const summaryOf = (shape: BuildingShape) =>
  words.summary(
    listFloors(shape).length,
    countShapeUnits(shape),
    shape.parts.length,
    shape.parking.reduce((sum, { stalls }) => sum + stalls, 0),
  )

/** Ctrl+Z, Ctrl+Shift+Z and ? anywhere on the page, except while something is typed. */
function useEditorKeys({ step, showKeys }: { step: (to: 'previous' | 'next') => void; showKeys: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        (event.target instanceof Element && event.target.closest('input, textarea, dialog, [role=dialog]'))
      )
        return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
        event.preventDefault()
        step(event.shiftKey ? 'next' : 'previous')
      } else if (event.key === '?') showKeys()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
