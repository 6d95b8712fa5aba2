import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import KeyRound from 'lucide-react/icons/key-round'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Tone } from '#platform/ui/theme/tones.ts'
import { english as labels } from '../messages/labels-en.ts'
import type { AssetState } from '../rules.ts'

const looks: Record<AssetState, { tone: Tone; icon: Icon }> = {
  assigned: { tone: 'st-occupied', icon: UserRound },
  not_returned: { tone: 'warning', icon: KeyRound },
  free: { tone: 'success', icon: CircleCheck },
  visitor: { tone: 'info', icon: UsersRound },
  out_of_service: { tone: 'warning', icon: Wrench },
  deactivated: { tone: 'danger', icon: CircleOff },
}

export const AssetStateBadge = ({ state }: { state: AssetState }) => (
  <Badge {...looks[state]}>{labels.states[state]}</Badge>
)
