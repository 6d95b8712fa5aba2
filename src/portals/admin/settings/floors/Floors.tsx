import { Link } from '#platform/ui/navigation/Link.tsx'
import { useState } from 'react'
import { describeFloorDifferences } from '#building/floor-changes.ts'
import { parseFloorSettings } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import type { FloorRecord } from '#tower/floors-contract.ts'
import { useFloorTable } from '#tower/screens/floors/floor-queries.ts'
import { useModel } from '#tower/screens/queries.ts'
import { FloorPreview } from './FloorPreview.tsx'
import { FloorRanges } from './FloorRanges.tsx'
import type { FloorTarget, FloorEdit } from './floor-ranges.ts'
import { FloorsDialog } from './FloorsDialog.tsx'
import { LayoutDialog } from './LayoutDialog.tsx'
import { Layouts } from './Layouts.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import { Levels } from './Levels.tsx'
import { editorWords } from '../building-editor/messages/editor.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'

/** Floors, layouts with their facings, and parking levels. */
export function Floors() {
  const table = useFloorTable()
  const model = useModel()
  return (
    <SettingsGroup
      area="floors"
      describe={describeFloorChanges}
      on={table.data ? model : table}
      loading={words.loading}
    >
      {table.data && model.data ? <Editor record={table.data} model={model.data} /> : null}
    </SettingsGroup>
  )
}

type EditorProps = { record: FloorRecord; model: NonNullable<ReturnType<typeof useModel>['data']> }

function Editor({ record, model }: EditorProps) {
  const parts = parseFloorSettings(record.floors)
  const [target, setTarget] = useState<FloorTarget | null>(null)
  const [edit, setEdit] = useState<FloorEdit | null>(null)
  const { last, open, turn } = useLingering(target)
  const dialog = {
    parts,
    model,
    open: open && edit === null,
    onClose: () => setTarget(null),
    onPreview: setEdit,
  }
  return (
    <>
      <EditorLink />
      <Layouts parts={parts} model={model} onEdit={setTarget} />
      <FloorRanges parts={parts} onEdit={setTarget} />
      <Levels parts={parts} onEdit={setTarget} />
      {last?.kind === 'layout' ? <LayoutDialog key={turn} target={last} {...dialog} /> : null}
      {last?.kind === 'floors' ? <FloorsDialog key={turn} target={last} {...dialog} /> : null}
      {last?.kind === 'level' ? <LevelDialog key={turn} target={last} {...dialog} /> : null}
      <FloorPreview
        record={record}
        model={model}
        edit={edit}
        onClose={() => setEdit(null)}
        onDone={() => {
          setEdit(null)
          setTarget(null)
        }}
      />
    </>
  )
}

function EditorLink() {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-ink-2">{editorWords.openLead}</p>
        <Link to="/admin" search={{ tab: 'settings', group: 'floors', editor: 'open' }} className={buttonClass()}>
          {editorWords.open}
        </Link>
      </div>
    </Card>
  )
}

const describeFloorChanges: DescribeChange = ({ before, after }) => describeFloorDifferences(before, after)
