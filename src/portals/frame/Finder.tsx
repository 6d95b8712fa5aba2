import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { words as accountWords } from '#accounts/words.ts'
import { mayOpen } from '#accounts/rules.ts'
import type { Found } from '#finder/contract.ts'
import { CommandBar } from '#finder/screens/CommandBar.tsx'
import type { Early } from '#finder/screens/early-keys.ts'
import type { Place } from '#finder/screens/entries.ts'
import { paths } from '#paths.ts'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { isAnythingUnsaved } from '#platform/screens/unsaved.ts'
import { words as kitWords } from '#platform/words.ts'
import { sections } from '../admin/sections.ts'
import { sectionsFor } from './section.ts'
import { useUser } from './user.ts'
import { words } from './words.ts'

type Props = { onClose: () => void; onReady: () => Early | undefined }

/** The command bar with this person's doors: what it finds is opened by its address. */
export function Finder({ onClose, onReady }: Props) {
  const { id, role } = useUser()
  const navigate = useNavigate()
  const isStaffPortal = useLocation().pathname === paths.staff()
  const inConsole = sectionsFor(sections, role).map(({ key, label }): Place => ({
    kind: 'place',
    id: key,
    label,
    area: words.areas.admin,
  }))
  const doors: Place[] = [
    ...(mayOpen('staff', role)
      ? [{ kind: 'place', id: paths.staff(), label: words.staffPortal, area: words.areas.staff } as const]
      : []),
    { kind: 'place', id: paths.account(), label: accountWords.myAccount, area: words.yourMenu },
  ]
  const [asked, setAsked] = useState<Found | Place | null>(null)
  const open = (chosen: Found | Place) => {
    onClose()
    // The keyboard waits here, also for when the dialog that opens now is closed again.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    if (chosen.kind === 'place' && chosen.id.startsWith('/')) return void navigate({ to: chosen.id })
    if (chosen.kind === 'request' && isStaffPortal)
      return void navigate({ to: '/staff', search: { request: chosen.id } })
    void navigate({ to: '/admin', search: searchFor(chosen) })
  }
  return (
    <>
      <CommandBar
        open={asked === null}
        onClose={onClose}
        onReady={onReady}
        userId={id}
        places={[...inConsole, ...doors]}
        onOpen={(chosen) => (isAnythingUnsaved() ? setAsked(chosen) : open(chosen))}
      />
      <Confirmation
        open={asked !== null}
        onClose={onClose}
        title={kitWords.discardTitle}
        verb={kitWords.discard}
        cancel={kitWords.keepEditing}
        onConfirm={() => asked && open(asked)}
      >
        {kitWords.discardText}
      </Confirmation>
    </>
  )
}

/** What stands behind the '?' of the console for it. */
function searchFor(chosen: Found | Place): Record<string, string> {
  if (chosen.kind === 'place') return { tab: chosen.id }
  if (chosen.kind === 'unit') return { tab: 'units', unit: chosen.id }
  if (chosen.kind === 'resident') return { tab: 'tenants', tenant: chosen.id }
  if (chosen.kind === 'account') return { tab: 'staff', user: chosen.id }
  return { tab: 'maintenance', request: chosen.id }
}
