import { useState } from 'react'
import type { ContactMessage } from '#contact/contract.ts'
import { requestDraft } from '#contact/rules.ts'
import { useMessage, useTurn } from '#contact/screens/queries.ts'
import { WebsiteRequests } from '#contact/screens/WebsiteRequests.tsx'
import { words } from '#contact/words.ts'
import { NewRequestDialog } from './maintenance/NewRequestDialog.tsx'

/** The Website Requests section; a message becomes a maintenance request in the form of a new one. */
export function WebsiteRequestsSection() {
  const [turned, setTurned] = useState<ContactMessage | null>(null)
  const [open, setOpen] = useState(false)
  // As it is now: somebody may answer it while the form is filled in.
  const present = useMessage(turned?.id ?? null).data ?? turned
  const turn = useTurn()
  const close = () => setOpen(false)
  return (
    <>
      <WebsiteRequests
        onTurn={(message) => {
          setTurned(message)
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
            way: (request, key) => turn(present, request, key),
            told: words.fromMessage(present.name),
          }}
        />
      ) : null}
    </>
  )
}
