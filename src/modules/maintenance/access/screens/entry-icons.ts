import HouseIcon from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import PhoneCall from 'lucide-react/icons/phone-call'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { EntryPermission } from '../../requests/choices.ts'

export const entryIcons = { yes: KeyRound, call_first: PhoneCall, only_home: HouseIcon } satisfies Record<
  EntryPermission,
  Icon
>
