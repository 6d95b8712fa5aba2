import { House, KeyRound, PhoneCall } from 'lucide-react'
import type { Icon } from '#platform/screens/icons/icon.ts'
import type { EntryPermission } from '../choices.ts'

export const entryIcons = { yes: KeyRound, call_first: PhoneCall, only_home: House } satisfies Record<
  EntryPermission,
  Icon
>
