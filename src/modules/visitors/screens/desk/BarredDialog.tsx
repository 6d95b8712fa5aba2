import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import type { Barred } from '../../barred-contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { BarredForm } from './BarredForm.tsx'
import { useBarred, useEndBarred } from './queries.ts'

const words = visitorScreenWords.doNotAdmit

/** The list of the office: whom the desk must not admit, and why. */
export function BarredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const list = useBarred(open)
  const end = useEndBarred()
  const [edited, setEdited] = useState<Barred | 'new' | null>(null)
  const [ending, setEnding] = useState<Barred | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.lead}
      footer={
        <>
          <Button onClick={() => setEdited('new')}>{words.add}</Button>
          <Button variant="primary" onClick={onClose}>
            {visitorScreenWords.pass.close}
          </Button>
        </>
      }
    >
      {list.data === undefined ? (
        <Waiting on={list} words={visitorScreenWords.loading} failed={visitorScreenWords.failed} />
      ) : list.data.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ul>
          {list.data.map((entry) => (
            <Row key={entry.id} entry={entry} onEdit={() => setEdited(entry)} onEnd={() => setEnding(entry)} />
          ))}
        </ul>
      )}
      <BarredForm edited={edited} onClose={() => setEdited(null)} />
      <ActionConfirmation
        subject={ending}
        onClose={() => setEnding(null)}
        onConfirm={({ id }, then) => end.mutate(id, then)}
        isBusy={end.isPending}
        words={{
          title: ({ fullName }) => words.endTitle(fullName),
          verb: words.endVerb,
          busy: words.ending,
          done: words.ended,
          failed: words.notEnded,
        }}
      >
        {() => <p>{words.endText}</p>}
      </ActionConfirmation>
    </Dialog>
  )
}

function Row({ entry, onEdit, onEnd }: { entry: Barred; onEdit: () => void; onEnd: () => void }) {
  const timeZone = useTimeZone()
  const { fullName, reason, unit, validUntil, addedBy, createdAt } = entry
  return (
    <li className="flex items-start gap-2 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{fullName}</span>
        <span className="block whitespace-pre-line wrap-anywhere">{reason}</span>
        <span className="block text-sm text-ink-3">
          {visitorScreenWords.joined([
            unit ? words.onlyFor(unit.unitNumber) : '',
            validUntil === null ? '' : words.untilDay(dashboardDate(validUntil, timeZone)),
            words.addedBy(addedBy, dashboardDate(createdAt, timeZone)),
          ])}
        </span>
      </span>
      <IconButton icon={Pencil} label={words.edit(fullName)} onClick={onEdit} />
      <IconButton icon={Trash2} label={words.end(fullName)} onClick={onEnd} />
    </li>
  )
}
