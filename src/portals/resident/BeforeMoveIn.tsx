import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import KeyRound from 'lucide-react/icons/key-round'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { OwnMove } from '#moves/own-contract.ts'
import { ownMoveTexts } from '#moves/messages/own.ts'
import { OwnMoveSteps } from '#moves/screens/OwnMoveSteps.tsx'
import { useOwnMove } from '#moves/screens/own-queries.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dayOf } from '#platform/time/dates.ts'
import { longDay } from '#platform/time/day-names.ts'
import { daysBetween } from '#platform/time/wall-clock.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { resources } from '#resources/contract.ts'
import { useOwnResources } from '#resources/screens/queries.ts'
import { Contact, useBuildingProfile } from './Contact.tsx'
import { Greeting } from './Greeting.tsx'

const documentsId = 'documents'

type Props = { name: string; children: ReactNode }

/** The overview of a resident who moves in soon: what to prepare, documents and contact, but no code. Without a planned move, `children`. */
export function BeforeMoveIn({ name, children }: Props) {
  const words = useTexts(ownMoveTexts)
  const own = useOwnMove()
  const office = useBuildingProfile().data
  if (!own.data) return own.isError ? children : <Waiting on={own} words={words.loading} />
  const { move } = own.data
  if (move === null) return children
  return (
    <>
      <Welcome name={name} move={move} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <OwnMoveSteps move={move} officeEmail={office?.officeEmail} documentsId={documentsId} />
        <FirstDay move={move} />
        <Documents />
        <Contact />
      </div>
    </>
  )
}

function Welcome({ name, move: { unitNumber, firstDay } }: { name: string; move: OwnMove }) {
  const words = useTexts(ownMoveTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const days = daysBetween(dayOf(useNow(), zone), firstDay)
  const day = longDay(firstDay, language)
  return (
    <div className="mb-4.5">
      <Greeting title={words.welcome(name)}>
        <p className="tabular mt-1 text-ink-2">
          {days > 0 ? words.inDays(unitNumber, days, day) : words.from(unitNumber, day)}
        </p>
      </Greeting>
    </div>
  )
}

function FirstDay({ move }: { move: OwnMove }) {
  const words = useTexts(ownMoveTexts)
  const day = longDay(move.firstDay, useLanguage())
  return (
    <Card title={words.firstDay} action={<span className="text-sm text-ink-3">{words.photoId}</span>}>
      <p className="flex items-center gap-3 rounded-lg bg-sunken px-4 py-3">
        <Lock aria-hidden="true" className="shrink-0" />
        <span>
          <span className="block font-[550]">{words.doorCode}</span>
          <span className="text-sm text-ink-2">{words.codeShows(day)}</span>
        </span>
      </p>
      <p className="mt-3 flex items-center gap-3 px-4">
        <KeyRound aria-hidden="true" className="shrink-0 text-brass-700" />
        <span>
          <span className="block font-[550]">{words.keys}</span>
          <span className="text-sm text-ink-2">{words.keysAt}</span>
        </span>
      </p>
    </Card>
  )
}

function Documents() {
  const words = useTexts(ownMoveTexts)
  const own = useOwnResources()
  const documents = (own.data ?? []).flatMap(({ id, title, body, file }) => (file ? [{ id, title, body, file }] : []))
  return (
    <div id={documentsId} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Card title={words.documents}>
        {documents.length === 0 ? <p className="text-ink-3">{words.noDocuments}</p> : null}
        <ul>
          {documents.map(({ id, title, body, file }) => (
            <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
              <FileText aria-hidden="true" size={18} className="shrink-0 text-brass-700" />
              <span className="min-w-0 flex-1">
                <span className="block font-[550] wrap-anywhere">{title}</span>
                {body ? <span className="block text-sm wrap-anywhere text-ink-2">{body}</span> : null}
              </span>
              <a
                href={pathOf(resources.open, { id: file.id })}
                download={file.name}
                aria-label={words.download(title)}
                className={buttonClass({ variant: 'outlined', size: 'small', full: false })}
              >
                <FileDown aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
