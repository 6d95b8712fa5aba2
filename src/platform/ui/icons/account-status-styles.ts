import { CircleCheck, CirclePause, Mail } from 'lucide-react'

/** How the status of an account is shown, wherever a person is listed. */
export const accountStatusStyles = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const
