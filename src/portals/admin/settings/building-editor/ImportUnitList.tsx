import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { proposeShape } from '#building/shape/from-unit-list.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { unitListWords as words } from './messages/unit-list.ts'
import { useReadUnitList } from './shape-queries.ts'
import { UnitListResult } from './UnitListResult.tsx'

type Props = { shape: BuildingShape; onChange: (shape: BuildingShape) => void }

/** Proposes floors, layouts and numbering from a list of units; the draft changes only when the proposal is accepted. */
export function ImportUnitList({ shape, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const read = useReadUnitList()
  const proposal = read.data ? proposeShape(shape, read.data.rows) : null
  const accepted = proposal?.shape
  return (
    <>
      <Button
        icon={FileSpreadsheet}
        onClick={() => {
          read.reset()
          setIsOpen(true)
        }}
      >
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{words.cancel}</Button>
            {proposal ? <Button onClick={() => read.reset()}>{words.other}</Button> : null}
            {accepted ? (
              <Button
                variant="primary"
                onClick={() => {
                  onChange(accepted)
                  setIsOpen(false)
                  toast.success(words.accepted)
                }}
              >
                {words.accept}
              </Button>
            ) : null}
          </>
        }
      >
        {read.data && proposal ? (
          <UnitListResult file={read.data} proposal={proposal} />
        ) : (
          <ChooseList isReading={read.isPending} error={read.error} onFile={(file) => read.mutate(file)} />
        )}
      </Dialog>
    </>
  )
}

type ChooseProps = { isReading: boolean; error: Error | null; onFile: (file: File) => void }

function ChooseList({ isReading, error, onFile }: ChooseProps) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.lead}</p>
      <label className="relative grid min-h-26 cursor-pointer place-content-center justify-items-center gap-1.5 rounded-lg bg-sunken p-4 text-center text-ink-2 inset-ring inset-ring-line-strong hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-progress">
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={words.choose}
          disabled={isReading}
          className="absolute inset-0 w-full cursor-[inherit] opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            // So that the same file can be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
        <FileSpreadsheet aria-hidden="true" size={22} />
        <span className="font-[525]">{isReading ? words.reading : words.choose}</span>
        <span className="text-sm text-ink-3">{words.chooseHint}</span>
      </label>
      {error ? (
        <Notice tone="danger" live title={`${words.notRead}.`}>
          {error.message}
        </Notice>
      ) : null}
    </div>
  )
}
