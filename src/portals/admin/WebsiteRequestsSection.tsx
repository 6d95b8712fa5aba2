import { useState } from 'react'
import type { ContactMessage } from '#contact/contract.ts'
import { requestDraft } from '#contact/rules.ts'
import { offeredColumns } from '#contact/screens/message-columns.ts'
import { useMessage, useTurn } from '#contact/screens/queries.ts'
import { WebsiteRequests } from '#contact/screens/WebsiteRequests.tsx'
import { words } from '#contact/messages/en.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { NewRequestDialog } from './maintenance/NewRequestDialog.tsx'

/** The Website Requests section; a message becomes a maintenance request in the form of a new one. */
export function WebsiteRequestsSection() {
  const [turned, setTurned] = useState<ContactMessage | null>(null)
  const [open, setOpen] = useState(false)
  // The current message, because another user may reply while the form is filled in.
  const present = useMessage(turned?.id ?? null).data ?? turned
  const turn = useTurn()
  const [wrote, setWrote] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <WebsiteRequests
        views={<ViewNav list="messages" />}
        columns={useListColumns('messages', offeredColumns)}
        onTurn={(message) => {
          setTurned(message)
          setWrote(false)
          setOpen(true)
        }}
      />
      {present ? (
        <NewRequestDialog
          open={open}
          onClose={close}
          onFiled={close}
          from={{
            unitId: present.resident?.unitId ?? null,
            draft: { ...requestDraft(present), tenantId: present.resident?.tenantId ?? null },
            create: (request, key) => turn(present, { ...request, linkResident: wrote }, key),
            renderMore: (tenantId) =>
              tenantId === '' || present.resident !== null ? null : (
                <Checkbox
                  label={words.alsoWrote}
                  hint={words.alsoWroteHint}
                  checked={wrote}
                  onChange={(event) => setWrote(event.target.checked)}
                />
              ),
            text: words.fromMessage(present.name),
          }}
        />
      ) : null}
    </>
  )
}
