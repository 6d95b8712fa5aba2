import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { portalDate } from '#platform/time/dates.ts'
import type { OwnMove } from '../own-contract.ts'
import type { StepKey } from '../choices.ts'
import { ownMoveTexts } from '../messages/own.ts'
import type { OwnMoveWords } from '../messages/own-en.ts'
import { stepTexts } from '../messages/steps.ts'

type Step = OwnMove['steps'][number]

const ownNames = (words: OwnMoveWords): Partial<Record<StepKey, string>> => words.steps

const icons: Partial<Record<StepKey, Icon>> = {
  insurance: ShieldCheck,
  rules_read: FileText,
  elevator: ArrowDownToLine,
}

type Props = {
  move: OwnMove
  /** The address of the office, once it is loaded. */
  officeEmail: string | undefined
  /** The id of the card with the documents. */
  documentsId: string
}

/** What a resident prepares before moving in, each step with the way to do it; the office records what is done. */
export function OwnMoveSteps({ move, officeEmail, documentsId }: Props) {
  const words = useTexts(ownMoveTexts)
  const names = useTexts(stepTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const done = move.steps.filter(({ isDone }) => isDone).length
  const nameOf = ({ key, title }: Step) => (key === null ? (title ?? '') : (ownNames(words)[key] ?? names.steps[key]))
  const hintOf = ({ key, isDone }: Step) => {
    if (key === 'elevator') return move.elevatorNote ?? (isDone ? null : words.noElevator)
    if (isDone) return null
    return key === 'insurance' ? words.insurance : key === 'rules_read' ? words.rules : null
  }
  const linkOf = (step: Step) => {
    if (step.isDone) return null
    if (step.key === 'rules_read') return { href: `#${documentsId}`, icon: FileText, text: words.toDocuments }
    if (officeEmail === undefined) return null
    const subject = encodeURIComponent(words.subject(nameOf(step), move.unitNumber))
    return {
      href: `mailto:${officeEmail}?subject=${subject}`,
      icon: Mail,
      text:
        step.key === 'insurance'
          ? words.sendInsurance
          : step.key === 'elevator'
            ? words.reserveElevator
            : words.writeOffice,
    }
  }
  return (
    <Card
      title={words.before}
      action={<span className="text-sm text-ink-3">{words.progress(done, move.steps.length)}</span>}
    >
      {move.steps.length === 0 ? <p className="text-ink-3">{words.nothingToDo}</p> : null}
      <ul aria-label={words.before}>
        {move.steps.map((step) => (
          <StepRow
            key={step.id}
            icon={(step.key && icons[step.key]) ?? ClipboardList}
            name={nameOf(step)}
            hint={hintOf(step)}
            link={linkOf(step)}
            due={step.isDone ? null : words.due(portalDate(step.dueDay, zone, language))}
          />
        ))}
      </ul>
      {move.steps.some(({ key }) => key === 'elevator') ? null : (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          <span className="font-[550]">{words.elevator}</span>: {move.elevatorNote ?? words.noElevator}
        </p>
      )}
      {move.steps.length === 0 ? null : (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-3">{words.recorded}</p>
      )}
    </Card>
  )
}

type StepLink = { href: string; icon: Icon; text: string }
/** Without a day the step is done. */
type StepRowProps = { icon: Icon; name: string; hint: string | null; link: StepLink | null; due: string | null }

function StepRow({ icon: StepIcon, name, hint, link, due }: StepRowProps) {
  const words = useTexts(ownMoveTexts)
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <StepIcon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-brass-700" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-[550] wrap-anywhere">{name}</span>
          {due === null ? (
            <Badge tone="success" icon={CircleCheck}>
              {words.done}
            </Badge>
          ) : (
            <span className="tabular text-sm text-ink-3">{due}</span>
          )}
        </p>
        {hint === null ? null : <p className="text-sm wrap-anywhere text-ink-2">{hint}</p>}
        {link === null ? null : (
          <a
            href={link.href}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
          >
            <link.icon aria-hidden="true" size={14} />
            {link.text}
          </a>
        )}
      </div>
    </li>
  )
}
