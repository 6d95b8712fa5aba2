import CalendarDays from 'lucide-react/icons/calendar-days'
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { dateTexts } from '../../language/messages/dates.ts'
import { type DateKind, formatTyped, patternOf } from '../../time/date-style.ts'
import { parseTyped } from '../../time/typed-date.ts'
import { wallClock } from '../../time/wall-clock.ts'
import { later } from '../data/loading/later.tsx'
import { useTexts } from '../data/language.ts'
import { useNow } from '../hooks/use-now.ts'
import { useTimeZone } from '../data/time-zone.ts'
import { IconButton } from '../display/IconButton.tsx'
import { controlClass, lineClass } from '../forms/control-class.ts'
import { useFieldWiring, useReportProblem } from '../forms/field-wiring.ts'
import { classNames } from '../theme/class-names.ts'
import { type TypedDateProps, useTypedDate } from './use-typed-date.ts'

const CalendarPopover = later(() => import('./CalendarPopover.tsx').then((file) => file.CalendarPopover))

type Props = TypedDateProps & {
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string
  /** Inside another frame, such as that of a filter. */
  bare?: boolean
  ref?: Ref<HTMLInputElement>
  id?: string
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** A date, a time, or both: typed in the form of the page's audience, stepped with arrow keys, or chosen in a calendar. */
export function DateInput({ kind = 'date', value, onChange, onBlur, min, max, className, bare, ref, ...rest }: Props) {
  const words = useTexts(dateTexts)
  const zone = useTimeZone()
  const formatId = useId()
  const today = wallClock(useNow(), zone).day
  const input = useRef<HTMLInputElement>(null)
  const field = useTypedDate(
    input,
    { kind, value, onChange, onBlur, min, max },
    startOf(kind, min ?? today, max ?? today, today),
  )
  const wiring = useFieldWiring(rest)
  const ownLabelId = useId()
  const { labelId = ownLabelId } = useReportProblem()
  const frame = useRef<HTMLDivElement>(null)
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never')
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const pattern = patternOf(kind, field.style)
  // Of a date with a time, the day alone while the time is missing.
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? parseTyped(field.text, 'date', field.style).value ?? ''
  const choose = (chosen: string) => {
    setCalendar('closed')
    const time = value.split('T')[1]
    if (kind === 'date') field.put(chosen)
    else if (day !== '' && time) field.put(`${chosen}T${time}`)
    else field.begin(`${formatTyped(chosen, 'date', field.style)} `)
  }
  return (
    <div ref={frame} className={classNames('relative', className)}>
      <input
        type="text"
        inputMode={kind !== 'date' && field.style.isTwelveHour ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        placeholder={pattern}
        {...rest}
        {...wiring}
        aria-invalid={rest['aria-invalid'] ?? wiring['aria-invalid']}
        aria-describedby={[wiring['aria-describedby'], formatId].filter(Boolean).join(' ')}
        ref={input}
        value={field.text}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.leave}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && event.altKey && kind !== 'time') {
            event.preventDefault()
            setCalendar('open')
          } else field.onKeyDown(event)
        }}
        className={classNames(
          'tabular',
          bare ? 'w-full min-w-0 bg-transparent outline-none' : classNames(controlClass, lineClass),
          kind !== 'time' && (bare ? 'pr-7' : 'pr-9.5! max-md:pr-11!'),
        )}
      />
      <span id={formatId} className="sr-only">
        {words.format(pattern)}
      </span>
      <span role="status" className="sr-only">
        {field.spoken}
      </span>
      {labelId === ownLabelId ? (
        <span id={ownLabelId} hidden>
          {rest['aria-label']}
        </span>
      ) : null}
      {kind === 'time' ? null : (
        <IconButton
          icon={CalendarDays}
          label={words.openCalendar}
          aria-describedby={labelId}
          aria-haspopup="dialog"
          aria-expanded={calendar === 'open'}
          small
          tip={false}
          disabled={rest.disabled}
          className={classNames('absolute! inset-y-0 right-1 my-auto', bare ? '-mr-2 max-md:-mr-3' : 'max-md:right-0')}
          onClick={() => setCalendar(calendar === 'open' ? 'closed' : 'open')}
        />
      )}
      {calendar === 'never' ? null : (
        <CalendarPopover
          open={calendar === 'open'}
          onClose={() => setCalendar('closed')}
          frame={frame}
          returnFocusTo={input}
          language={field.style.language}
          day={day}
          today={today}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          onDay={choose}
        />
      )}
    </div>
  )
}

/** Where the arrow keys begin in an empty field. */
function startOf(kind: DateKind, min: string, max: string, today: string): string {
  const day = today < min ? min.slice(0, 10) : today > max ? max.slice(0, 10) : today
  return { date: day, time: '09:00', datetime: `${day}T09:00` }[kind]
}
