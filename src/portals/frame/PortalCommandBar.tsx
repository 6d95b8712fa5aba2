import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { canOpenPage } from '#accounts/portal-access.ts'
import type { Found } from '#command-bar/contract.ts'
import { CommandBar } from '#command-bar/screens/CommandBar.tsx'
import type { Early } from '#command-bar/screens/early-keys.ts'
import type { Place } from '#command-bar/screens/entries.ts'
import { paths } from '#paths.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { isAnythingUnsaved } from '#platform/ui/forms/unsaved.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { render } from '#platform/language/language.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { sections } from '../admin/sections.ts'
import { sectionsFor } from './section.tsx'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

type Props = { onClose: () => void; onReady: () => Early | undefined }

/** The command bar with this person's sections; a result opens by its address. */
export function PortalCommandBar({ onClose, onReady }: Props) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const kitWords = useTexts(platformTexts)
  const { id, role } = useUser()
  const navigate = useNavigate()
  const isStaffPortal = useLocation().pathname === paths.staff()
  const inConsole = sectionsFor(sections, role).map(({ key, label }): Place => ({
    kind: 'place',
    id: key,
    label: render(label, 'en'),
    area: words.areas.admin,
  }))
  const otherPlaces: Place[] = [
    ...(canOpenPage('staff', role)
      ? [{ kind: 'place', id: paths.staff(), label: words.staffPortal, area: words.areas.staff } as const]
      : []),
    { kind: 'place', id: paths.account(), label: accountWords.myAccount, area: words.yourMenu },
  ]
  const [pending, setPending] = useState<Found | Place | null>(null)
  const open = (chosen: Found | Place) => {
    onClose()
    // The focus goes here first, also for when the dialog that opens now is closed again.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    if (chosen.kind === 'place' && chosen.id.startsWith('/')) return void navigate({ to: chosen.id })
    if (chosen.kind === 'request' && isStaffPortal)
      return void navigate({ to: '/staff', search: { request: chosen.id } })
    void navigate({ to: '/admin', search: searchFor(chosen) })
  }
  return (
    <>
      <CommandBar
        open={pending === null}
        onClose={onClose}
        onReady={onReady}
        userId={id}
        places={[...inConsole, ...otherPlaces]}
        onOpen={(chosen) => (isAnythingUnsaved() ? setPending(chosen) : open(chosen))}
      />
      <Confirmation
        open={pending !== null}
        onClose={onClose}
        title={kitWords.discardTitle}
        verb={kitWords.discard}
        cancel={kitWords.keepEditing}
        onConfirm={() => pending && open(pending)}
      >
        {kitWords.discardText}
      </Confirmation>
    </>
  )
}

/** The console's search parameters for a result. */
function searchFor(chosen: Found | Place): Record<string, string> {
  if (chosen.kind === 'place') return { tab: chosen.id }
  if (chosen.kind === 'unit') return { tab: 'units', unit: chosen.id }
  if (chosen.kind === 'resident') return { tab: 'tenants', tenant: chosen.id }
  if (chosen.kind === 'account') return { tab: 'staff', user: chosen.id }
  if (chosen.kind === 'asset') return { tab: 'assets', asset: chosen.id }
  return { tab: 'maintenance', request: chosen.id }
}
