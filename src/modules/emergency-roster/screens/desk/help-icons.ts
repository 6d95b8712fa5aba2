import Accessibility from 'lucide-react/icons/accessibility'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import EarOff from 'lucide-react/icons/ear-off'
import EyeOff from 'lucide-react/icons/eye-off'
import Footprints from 'lucide-react/icons/footprints'
import Wind from 'lucide-react/icons/wind'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { HelpKind } from '../../choices.ts'

export const helpIcons: Readonly<Record<HelpKind, Icon>> = {
  wheelchair: Accessibility,
  walker: Footprints,
  hearing: EarOff,
  sight: EyeOff,
  oxygen: Wind,
  other: CircleHelp,
}
