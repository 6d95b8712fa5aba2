import { Popover } from '@base-ui/react/popover'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { manyWords } from '#platform/language/messages/many.ts'
import { focusImmediately } from '#platform/ui/overlays/focus-immediately.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { dispatchWords as words } from '../messages/en.ts'
import { mainCategory } from '../rules.ts'
import { PickerList } from './PickerList.tsx'
import { pickerOptions, type PickerOption } from './picker-options.ts'
import { useCheck, useWorkload } from './queries.ts'
import { countOf, singleOf, type Target } from './target.ts'
import type { Apply } from './use-apply.ts'

type Props = {
  target: Target
  open: boolean
  anchor: () => Element | null
  /** Of a part that stays while the picker closes. */
  apply: Apply
  /** The insurance of the vendor has ended: asks before `send`. */
  onUninsured: (vendor: string, send: () => void) => void
  onClose: () => void
  /** Gets the ids of the requests that stay as they were. */
  onDone: (left: string[]) => void
}

/**
 * Who takes the request, or the selected ones: best fit first, with the open work of each. A digit gives one request to that
 * person at once; for many it chooses, and Enter confirms what the footer says.
 */
export function AssigneePicker({ open, anchor, onClose, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Popover.Popup
            initialFocus={() => focusImmediately(field.current, { preventScroll: true })}
            aria-label={words.verbs.assign}
            className="flex max-h-[min(var(--available-height),36rem)] w-101 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-pop outline-none transition-opacity duration-[var(--dur-1)] data-ending-style:opacity-0"
          >
            <Contents field={field} onClose={onClose} {...rest} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type ContentsProps = Omit<Props, 'open' | 'anchor'> & { field: RefObject<HTMLInputElement | null> }

function Contents({ target, apply, field, onUninsured, onClose, onDone }: ContentsProps) {
  const list = useId()
  const { number, zone } = useFormats('dashboard')
  const today = dayOf(useNow(), zone)
  const workload = useWorkload()
  const single = singleOf(target)
  const [text, setText] = useState('')
  // By id: the order changes when the categories of all selected requests are known.
  const [activeId, setActiveId] = useState<PickerOption['id'] | null>(null)
  // Which person takes them does not matter to whether they can be assigned.
  const ofPeople = useCheck(target, { changes: { assignedTo: null } }, single === undefined)
  const category =
    single?.category ?? mainCategory((ofPeople.data ?? target.requests).map((request) => request.category))
  const options = workload.data ? pickerOptions(workload.data, category, text, today) : []
  const active = Math.max(
    0,
    options.findIndex(({ id }) => id === activeId),
  )
  const chosen = options[active]
  // A request with an open work order cannot be given to another vendor.
  const isVendor = chosen?.kind === 'vendor'
  const ofVendor = useCheck(target, { changes: chosen?.changes ?? {} }, single === undefined && isVendor)
  const check = isVendor ? ofVendor : ofPeople
  const possible = check.data?.filter(({ reason }) => reason === null).length ?? countOf(target)

  /** The person confirmed before the server answered how many can be assigned. */
  const confirmed = useRef<PickerOption['id'] | null>(null)
  const give = (option: PickerOption | undefined) => {
    if (!option) return
    if (!single && !check.data) {
      confirmed.current = option.id
      return
    }
    onClose()
    if (option.isUninsured) onUninsured(option.name, () => start(option, true))
    else start(option, false)
  }
  const start = (option: PickerOption, despiteInsurance: boolean) => {
    const describe = (n: number) => words.done[option.isOrder ? 'ordered' : 'assigned'](n, option.name)
    const checked = single ? [{ id: single.id, version: single.version, reason: null }] : (check.data ?? [])
    if (option.isOrder) apply.sendManyOrders(checked, { vendorId: option.id, despiteInsurance }, describe, onDone)
    else if (single) apply.changeOne(single, option.changes, describe)
    else apply.changeMany(check.data ?? [], option.changes, describe, onDone)
  }
  const finishConfirmed = useEffectEvent(() => {
    // Another number than the one that was confirmed is shown first.
    if (confirmed.current !== null && confirmed.current === chosen?.id && possible === countOf(target)) give(chosen)
    confirmed.current = null
  })
  useEffect(() => {
    if (check.data) finishConfirmed()
  }, [check.data])
  /** A press or a digit: for one request it is the whole answer. */
  const choose = (at: number) => {
    setActiveId(options[at]?.id ?? null)
    if (single) give(options[at])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const digit = text === '' && /^[1-9]$/.test(event.key) ? Number(event.key) : null
    if (step !== undefined) setActiveId(options[Math.min(options.length - 1, Math.max(0, active + step))]?.id ?? null)
    else if (digit !== null && options[digit - 1]) choose(digit - 1)
    else if (event.key === 'Enter') give(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex h-10.5 shrink-0 items-center gap-2.25 px-3.5 shadow-[inset_0_-1px_0_var(--line)]">
        <Search aria-hidden="true" size={16} className="text-ink-3" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={single ? words.assignOne(number(single.number)) : words.assignMany(countOf(target))}
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
          autoComplete="off"
          placeholder={single ? words.assignOne(number(single.number)) : words.assignMany(countOf(target))}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveId(null)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-2"
        />
        <KeyCap>A</KeyCap>
      </div>
      {workload.data ? (
        <PickerList id={list} options={options} active={chosen} onChoose={choose} />
      ) : (
        <div className="p-3.5">
          <Waiting on={workload} words={words.workLoading} />
        </div>
      )}
      <footer className="flex shrink-0 items-center gap-3 bg-canvas px-3.5 py-2.5 text-sm text-ink-2 shadow-[inset_0_1px_0_var(--line)]">
        <p className="min-w-0 flex-1">
          {check.isError ? <span className="text-tone-danger-fg">{check.error.message} </span> : null}
          {target.all && check.data && check.data.length !== target.all.count ? (
            <span>{manyWords.setChanged(target.all.count, check.data.length)} </span>
          ) : null}
          {possible < (check.data?.length ?? possible) ? (
            <span>
              {manyWords.possible(
                possible,
                check.data?.length ?? possible,
                chosen?.isOrder ? words.orderVerb : words.assignVerb,
              )}{' '}
            </span>
          ) : null}
          {chosen ? (
            <>
              <b className="font-[575] text-ink">{words[chosen.isOrder ? 'orderTo' : 'goTo'](possible, chosen.name)}</b>{' '}
              {chosen.effect}
            </>
          ) : null}
        </p>
        <Button
          variant="primary"
          size="small"
          disabledBecause={chosen ? (possible === 0 ? words.nothingPossible : null) : words.chooseFirst}
          busy={!single && check.isPending && !check.isError}
          onClick={() => give(chosen)}
        >
          {words[chosen?.isOrder ? 'orderButton' : 'assignButton'](possible)}
        </Button>
      </footer>
    </>
  )
}
