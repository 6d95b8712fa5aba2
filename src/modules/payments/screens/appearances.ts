import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'

/** The badge of each status of an entry. */
export const appearances = {
  paid: { tone: 'success', icon: CircleCheck },
  due: { tone: 'info', icon: Clock },
  overdue: { tone: 'danger', icon: CircleAlert },
  reversed: { tone: 'neutral', icon: Undo2 },
} as const
