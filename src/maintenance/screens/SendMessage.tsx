import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { toast } from '#platform/screens/toast.ts'
import { messageTargets, type MessageTarget } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
import { messageTemplates } from '../message-templates.ts'
import { isForStaff, isForTenant, whyNotSend } from '../message-rules.ts'
import type { Recipients } from '../messages-contract.ts'
import type { MaintenanceRequest } from '../request.ts'
import { words } from '../words.ts'
import { useRecipients, useSendMessage } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  draft: string
  onDraft: (text: string) => void
}

const targets = messageTargets.map((value) => ({ value, label: said.targets[value] }))

/** Writes to the resident, to whoever does the work, or to both. What was typed stays until it is sent. */
export function SendMessage({ request, formats, draft, onDraft }: Props) {
  const recipients = useRecipients(request.id)
  const send = useSendMessage(request.id)
  const [chosen, setChosen] = useState<MessageTarget>()
  const target = chosen ?? (recipients.data && !recipients.data.tenant && recipients.data.staff ? 'staff' : 'tenant')
  const body = draft.trim()
  const refused = recipients.data ? whyNotSend(target, recipients.data) : null
  const why = refused?.why ?? (body === '' ? said.messageFirst : null)
  const start = () =>
    send.mutate(
      { body, sentTo: target },
      {
        onSuccess: () => {
          onDraft('')
          toast.success(said.sent(target))
        },
        onError: (error) => toast.failure(said.notSent, error.message, { retry: start }),
      },
    )
  const told = {
    residentName: request.tenant?.user.firstName ?? null,
    number: formats.number(request.number),
    title: request.title,
    assigneeName: request.assignedToUser ? words.fullName(request.assignedToUser) : null,
  }
  const fill = (text: string) => {
    const isUntouched = body === '' || messageTemplates.some((template) => template.text(told) === body)
    onDraft(isUntouched ? text : `${draft.trimEnd()}\n\n${text}`)
  }
  return (
    <form
      noValidate
      className="grid content-start gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (why === null && !send.isPending) start()
      }}
    >
      <Field label={said.sendTo} group>
        <Segmented label={said.sendTo} choices={targets} value={target} onChange={setChosen} />
      </Field>
      <Field label={said.quick} group>
        <div className="flex flex-wrap gap-1.5">
          {messageTemplates.map(({ name, text }) => (
            <Button key={name} size="small" onClick={() => fill(text(told))}>
              {name}
            </Button>
          ))}
        </div>
      </Field>
      <Field label={said.message}>
        <TextArea
          rows={7}
          maxLength={5000}
          value={draft}
          placeholder={said.messagePlaceholder}
          readOnly={send.isPending}
          onChange={(event) => onDraft(event.target.value)}
        />
      </Field>
      <div className="text-sm text-ink-3">
        {explain(target, recipients.data).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <Button
          look="primary"
          type="submit"
          icon={Send}
          busy={send.isPending}
          busyText={said.sending}
          disabledBecause={send.isPending ? null : why}
        >
          {said.send}
        </Button>
      </div>
    </form>
  )
}

/** Where it goes, who reads it, and where an answer comes to. */
function explain(target: MessageTarget, recipients: Recipients | undefined): string[] {
  if (!recipients) return []
  const { tenant, staff, whyNoTenant, whyNoStaff } = recipients
  return [
    ...(isForTenant(target)
      ? [tenant ? `${said.goesTo(tenant.name, tenant.email)} ${said.inPortal}` : (whyNoTenant ?? '')]
      : []),
    ...(isForStaff(target) ? [staff ? said.goesTo(staff.name, staff.email) : (whyNoStaff ?? '')] : []),
    said.answers,
    said.notesStay,
  ].filter((line) => line !== '')
}
