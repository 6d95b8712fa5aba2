import KeyRound from 'lucide-react/icons/key-round'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PackagePlus from 'lucide-react/icons/package-plus'
import Siren from 'lucide-react/icons/siren'
import UserPlus from 'lucide-react/icons/user-plus'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { ActionKey } from './desk-actions.ts'

export const actionIcons: Readonly<Record<ActionKey, Icon>> = {
  '+': PackagePlus,
  '@': UserPlus,
  '#': KeyRound,
  '.': NotebookPen,
  '!': Siren,
}
