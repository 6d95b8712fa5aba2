import { HouseIcon, KeyRound, PhoneCall } from 'lucide-react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { EntryPermission } from '../../requests/choices.ts'

export const entryIcons = { yes: KeyRound, call_first: PhoneCall, only_home: HouseIcon } satisfies Record<
  EntryPermission,
  Icon
>
