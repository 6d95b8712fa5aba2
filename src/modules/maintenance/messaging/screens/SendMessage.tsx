import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { messageTargets, type MessageTarget } from '../../requests/choices.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import { messageTemplates } from '../message-templates.ts'
import { isForStaff, isForTenant, validateSend } from '../rules.ts'
import type { Recipients } from '../contract.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { formatFullName } from '../../requests/format.ts'
import { useRecipients, useSendMessage } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  draft: string
  onDraft: (text: string) => void
}

const targets = messageTargets.map((value) => ({ value, label: dialogWords.targets[value] }))

/** Sends a message to the resident, to the assignee, or to both. What was typed stays until it is sent. */
export function SendMessage({ request, formats, draft, onDraft }: Props) {
  const recipients = useRecipients(request.id)
  const send = useSendMessage(request.id)
  const [chosen, setChosen] = useState<MessageTarget>()
  const target = chosen ?? (recipients.data && !recipients.data.tenant && recipients.data.staff ? 'staff' : 'tenant')
  const body = draft.trim()
  const rejected = recipients.data ? validateSend(target, recipients.data) : null
  const why = rejected?.why ?? (body === '' ? dialogWords.messageFirst : null)
  const start = () =>
    send.mutate(
      { body, sentTo: target },
      {
        onSuccess: () => {
          onDraft('')
          toast.success(dialogWords.sent(target))
        },
        onError: (error) => toast.failure(dialogWords.notSent, error.message, { retry: start }),
      },
    )
  const described = {
    residentName: request.tenant?.user.firstName ?? null,
    number: formats.number(request.number),
    title: request.title,
    assigneeName: request.assignedToUser ? formatFullName(request.assignedToUser) : null,
  }
  const fill = (text: string) => {
    const isUntouched = body === '' || messageTemplates.some((template) => template.text(described) === body)
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
      <Field label={dialogWords.sendTo} group>
        <Segmented label={dialogWords.sendTo} choices={targets} value={target} onChange={setChosen} />
      </Field>
      <Field label={dialogWords.quick} group>
        <div className="flex flex-wrap gap-1.5">
          {messageTemplates.map(({ name, text }) => (
            <Button key={name} size="small" onClick={() => fill(text(described))}>
              {name}
            </Button>
          ))}
        </div>
      </Field>
      <Field label={dialogWords.message}>
        <TextArea
          rows={7}
          maxLength={5000}
          value={draft}
          placeholder={dialogWords.messagePlaceholder}
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
          variant="primary"
          type="submit"
          icon={Send}
          busy={send.isPending}
          busyText={dialogWords.sending}
          disabledBecause={send.isPending ? null : why}
        >
          {dialogWords.send}
        </Button>
      </div>
    </form>
  )
}

/** Explains where a message goes, who reads it, and where replies arrive. */
function explain(target: MessageTarget, recipients: Recipients | undefined): string[] {
  if (!recipients) return []
  const { tenant, staff, noTenantReason, noStaffReason } = recipients
  return [
    ...(isForTenant(target)
      ? [tenant ? `${dialogWords.goesTo(tenant.name, tenant.email)} ${dialogWords.inPortal}` : (noTenantReason ?? '')]
      : []),
    ...(isForStaff(target) ? [staff ? dialogWords.goesTo(staff.name, staff.email) : (noStaffReason ?? '')] : []),
    dialogWords.emailReplies,
    dialogWords.notesStay,
  ].filter((line) => line !== '')
}
