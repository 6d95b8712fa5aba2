import { CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react'

/** The badge of each status of an entry. */
export const appearances = {
  paid: { tone: 'success', icon: CircleCheck },
  due: { tone: 'info', icon: Clock },
  overdue: { tone: 'danger', icon: CircleAlert },
  reversed: { tone: 'neutral', icon: Undo2 },
} as const
