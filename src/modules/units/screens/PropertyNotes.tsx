import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { words } from '../messages/en.ts'
import { UnitNoteForm } from './UnitNoteForm.tsx'
import { UnitNoteList } from './UnitNoteList.tsx'

/** The notes beside a unit's details, and the dialog that adds one. */
export function PropertyNotes({ unitId }: { unitId: string }) {
  const [adding, setAdding] = useState(false)
  const [text, setText] = useState('')
  const close = () => {
    setAdding(false)
    setText('')
  }
  return (
    <section aria-label={words.propertyNotes}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{words.propertyNotes}</h3>
        <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
          {words.addNote}
        </Button>
      </div>
      <UnitNoteList unitId={unitId} label={words.propertyNotes} />
      <Dialog
        open={adding}
        onClose={close}
        title={words.addNoteTitle}
        status={words.noNotesHelp}
        width="narrow"
        dirty={text.trim() !== ''}
      >
        <UnitNoteForm unitId={unitId} text={text} onText={setText} onAdded={close} />
      </Dialog>
    </section>
  )
}
