import { useState } from 'react'
import type { CompanyMessage, PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { useThreeColumns } from '#platform/ui/hooks/use-wide.ts'
import { useReach, useSend } from '../queries.ts'
import { EmptyLanguages } from './EmptyLanguages.tsx'
import { MessageFields } from './MessageFields.tsx'
import { ReachList } from './ReachList.tsx'
import { Recipients } from './Recipients.tsx'
import { SendResult } from './SendResult.tsx'
import { isEmpty, isWritten, type Message, toBody } from './use-message.ts'

type Props = {
  message: Message
  recipients: readonly PortfolioBuilding[]
  onRemove: (id: string) => void
  onAll: () => void
  onDone: () => void
}

/** One announcement for the chosen buildings: whom it reaches is counted before it is sent. */
export function MessagePanel({ message, recipients, onRemove, onAll, onDone }: Props) {
  const words = useTexts(portfolioTexts).messages
  const isBeside = useThreeColumns()
  const { values } = message
  const reach = useReach(
    recipients.map(({ id }) => id),
    values.audience,
  )
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)
  const [sent, setSent] = useState<CompanyMessage | null>(null)
  const count = recipients.length
  if (sent)
    return (
      <SendResult
        message={sent}
        onChange={setSent}
        onDone={() => {
          setSent(null)
          message.reset()
          onDone()
        }}
      />
    )
  const submit = () =>
    send.mutate(
      toBody(
        values,
        recipients.map(({ id }) => id),
      ),
      {
        onSuccess: setSent,
        // An answer may be lost: only what differs from a message that was stored is another one.
        onError: (error) => {
          if (error instanceof CallFailed && error.code === 'other_message') message.renew()
        },
        onSettled: () => setIsConfirming(false),
      },
    )
  return (
    <section aria-label={words.title(count)} className="flex h-full flex-col">
      {isBeside ? (
        <header className="px-5 pt-4.5">
          <h2 className="serif text-24 leading-7.5 tracking-[-0.01em]">{words.title(count)}</h2>
          <p className="mt-0.5 text-sm text-ink-3">{words.text}</p>
        </header>
      ) : null}
      <div className="grid min-h-0 flex-1 content-start gap-3.25 overflow-y-auto px-5 py-3.5">
        {send.isError ? (
          <Notice live tone="danger" title={words.notSent}>
            {send.error.message}
          </Notice>
        ) : null}
        <Recipients recipients={recipients} onRemove={onRemove} onAll={onAll} />
        <MessageFields message={message} recipients={recipients} />
        {count > 0 ? <ReachList recipients={recipients} reach={reach} /> : null}
      </div>
      <footer className="sticky bottom-0 flex items-center justify-end gap-2 bg-canvas px-5 py-3 shadow-[0_-1px_0_var(--line)]">
        <Button size="small" variant="plain" onClick={onDone}>
          {words.close}
        </Button>
        <Button
          variant="primary"
          busy={send.isPending}
          busyText={words.sending}
          disabledBecause={reasonNotToSend(message, recipients, words)}
          onClick={() => setIsConfirming(true)}
        >
          {words.send(count)}
        </Button>
      </footer>
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.confirmTitle(reach.data?.people ?? 0, count)}
        verb={words.confirm}
        cancel={words.cancel}
        harmless
        busy={send.isPending}
        busyText={words.sending}
        onConfirm={submit}
      >
        {words.confirmText}
        <EmptyLanguages texts={values.texts} recipients={recipients} />
      </Confirmation>
    </section>
  )
}

/** Why the message cannot be sent yet; null when it can. */
function reasonNotToSend(
  { values: { texts } }: Message,
  recipients: readonly PortfolioBuilding[],
  words: { noneChosen: string; incomplete: string; unwritten: (name: string) => string },
): string | null {
  if (recipients.length === 0) return words.noneChosen
  const written = Object.entries(texts).filter(([, text]) => isWritten(text))
  if (written.length === 0 || Object.values(texts).some((text) => !isEmpty(text) && !isWritten(text)))
    return words.incomplete
  const without = recipients.find(({ languages }) => !languages.some((language) => isWritten(texts[language])))
  return without ? words.unwritten(without.name) : null
}
