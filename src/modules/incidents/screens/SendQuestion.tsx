import { offeredLanguages } from '#platform/language/language.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { incidentScreenWords } from '../messages/screens.ts'
import type { TextByLanguage } from '../script.ts'
import { otherTextHint } from './other-text.ts'

const words = incidentScreenWords.updates

type Props = {
  open: boolean
  texts: TextByLanguage
  people: number
  /** What the button says when more than the update happens. */
  verb?: string
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an update is sent: to how many people, by which channels, and who gets a text in another language. Enter sends. */
export function SendQuestion({ open, texts, people, verb = words.sendNow, isBusy, onClose, onConfirm }: Props) {
  const others = offeredLanguages().flatMap((language) => otherTextHint(texts, language) ?? [])
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.question(people)}
      verb={verb}
      harmless
      entersVerb
      busy={isBusy}
      busyText={words.sending}
      onConfirm={onConfirm}
    >
      <p>{words.channels}</p>
      {others.map((line) => (
        <p key={line} className="mt-2 font-medium text-tone-warning-fg">
          {line}
        </p>
      ))}
    </Confirmation>
  )
}
