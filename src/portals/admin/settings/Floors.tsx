import { useState } from 'react'
import { floorsInWords } from '#building/floor-changes.ts'
import { partsOf } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/floor-words.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { TellChange } from '#settings/screens/RecentChanges.tsx'
import type { FloorRecord } from '#tower/floors-contract.ts'
import { useFloorTable } from '#tower/screens/floor-queries.ts'
import { useModel } from '#tower/screens/queries.ts'
import { FloorPreview } from './FloorPreview.tsx'
import { FloorRanges } from './FloorRanges.tsx'
import type { AskedFloors, WantedFloors } from './floor-ranges.ts'
import { FloorsDialog } from './FloorsDialog.tsx'
import { LayoutDialog } from './LayoutDialog.tsx'
import { Layouts } from './Layouts.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import { Levels } from './Levels.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** Floors, layouts with their facings, and parking levels. */
export function Floors() {
  const table = useFloorTable()
  const model = useModel()
  return (
    <SettingsGroup area="floors" tell={tellFloors} on={table.data ? model : table} loading={words.loading}>
      {table.data && model.data ? <Editor record={table.data} model={model.data} /> : null}
    </SettingsGroup>
  )
}

type EditorProps = { record: FloorRecord; model: NonNullable<ReturnType<typeof useModel>['data']> }

function Editor({ record, model }: EditorProps) {
  const parts = partsOf(record.floors)
  const [asked, setAsked] = useState<AskedFloors | null>(null)
  const [wanted, setWanted] = useState<WantedFloors | null>(null)
  const { last, open, turn } = useLingering(asked)
  const dialog = {
    parts,
    model,
    open: open && wanted === null,
    onClose: () => setAsked(null),
    onLook: setWanted,
  }
  return (
    <>
      <Layouts parts={parts} model={model} onAsk={setAsked} />
      <FloorRanges parts={parts} onAsk={setAsked} />
      <Levels parts={parts} onAsk={setAsked} />
      {last?.kind === 'layout' ? <LayoutDialog key={turn} asked={last} {...dialog} /> : null}
      {last?.kind === 'floors' ? <FloorsDialog key={turn} asked={last} {...dialog} /> : null}
      {last?.kind === 'level' ? <LevelDialog key={turn} asked={last} {...dialog} /> : null}
      <FloorPreview
        record={record}
        model={model}
        wanted={wanted}
        onClose={() => setWanted(null)}
        onDone={() => {
          setWanted(null)
          setAsked(null)
        }}
      />
    </>
  )
}

const tellFloors: TellChange = ({ before, after }) => floorsInWords(before, after)
