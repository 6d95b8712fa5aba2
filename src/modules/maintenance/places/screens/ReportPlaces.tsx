import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { ReportPlace } from '../contract.ts'
import { placeWords as words } from '../messages/office.ts'
import { AddPlaces } from './AddPlaces.tsx'
import { PlaceSigns, type SignLayout } from './PlaceSigns.tsx'
import { useRemoveReportPlace, useRenewReportPlace, useReportPlaces } from './queries.ts'

type Question = { act: 'renew' | 'remove'; place: ReportPlace }

const layouts = [
  { value: 'six', label: words.layouts.six },
  { value: 'one', label: words.layouts.one },
] as const

/** The places with a QR code: add them, print their signs, replace or remove a code. */
export function ReportPlaces() {
  const list = useReportPlaces()
  const [isAdding, setIsAdding] = useState(false)
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set())
  const [layout, setLayout] = useState<SignLayout>('six')
  const [question, setQuestion] = useState<Question | null>(null)
  const places = list.data ?? []
  const selected = places.filter(({ id }) => !unselected.has(id))
  const select = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(unselected)
    for (const id of ids)
      if (isOn) next.delete(id)
      else next.add(id)
    setUnselected(next)
  }
  return (
    <>
      <Card
        title={words.title}
        flush
        action={
          <Button size="small" icon={Plus} onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        }
      >
        <p className="max-w-[72ch] px-4.5 pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        {list.data === undefined ? (
          <div className="px-4.5 pb-4">
            <Waiting on={list} words={words.loading} />
          </div>
        ) : places.length === 0 ? (
          <Empty icon={QrCodeIcon} help={words.noneHelp}>
            {words.none}
          </Empty>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-canvas px-4.5 py-2.5">
              <Checkbox
                label={words.selectAll}
                checked={selected.length === places.length}
                onChange={(event) =>
                  select(
                    places.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
              <span className="ml-auto flex flex-wrap items-center gap-3">
                <Segmented label={words.layout} choices={layouts} value={layout} onChange={setLayout} />
                <Button
                  variant="primary"
                  icon={Printer}
                  disabledBecause={selected.length === 0 ? words.printFirst : null}
                  onClick={() => window.print()}
                >
                  {words.print(selected.length)}
                </Button>
              </span>
            </div>
            <ul aria-label={words.title}>
              {places.map((place) => (
                <Line
                  key={place.id}
                  place={place}
                  isSelected={!unselected.has(place.id)}
                  onSelect={(isOn) => select([place.id], isOn)}
                  onAsk={(act) => setQuestion({ act, place })}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      <AddPlaces open={isAdding} places={places} onClose={() => setIsAdding(false)} />
      <AskFirst question={question} onClose={() => setQuestion(null)} />
      <PlaceSigns places={selected} layout={layout} />
    </>
  )
}

type LineProps = {
  place: ReportPlace
  isSelected: boolean
  onSelect: (isOn: boolean) => void
  onAsk: (act: Question['act']) => void
}

function Line({ place, isSelected, onSelect, onAsk }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4.5 py-2 first:border-t-0">
      <Checkbox
        label={`${place.placeName} · ${words.kinds[place.placeKind]}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span className="flex gap-1">
        <Button size="small" variant="plain" onClick={() => onAsk('renew')}>
          {words.renew}
        </Button>
        <Button size="small" variant="plain" onClick={() => onAsk('remove')}>
          {words.remove}
        </Button>
      </span>
    </li>
  )
}

/** A sign that hangs on a wall stops working, so the office confirms it first. */
function AskFirst({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const renew = useRenewReportPlace()
  const remove = useRemoveReportPlace()
  const { last, open } = useLingering(question)
  if (last === null) return null
  const { act, place } = last
  const isRenewing = act === 'renew'
  const call = isRenewing ? renew : remove
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={isRenewing ? words.renewTitle(place.placeName) : words.removeTitle(place.placeName)}
      verb={isRenewing ? words.renew : words.remove}
      busy={call.isPending}
      onConfirm={() =>
        call.mutate(place.id, {
          onSuccess: () => {
            onClose()
            toast.success(isRenewing ? words.renewed : words.removed)
          },
          onError: (error) => toast.failure(isRenewing ? words.notRenewed : words.notRemoved, error.message),
        })
      }
    >
      {isRenewing ? words.renewText : words.removeText}
    </Confirmation>
  )
}
