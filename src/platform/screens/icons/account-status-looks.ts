import { CircleCheck, CirclePause, Mail } from 'lucide-react'

/** How the state of an account is shown, wherever a person is listed. */
export const accountStatusLooks = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const
