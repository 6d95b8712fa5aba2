import { CircleCheck, CirclePause, LogOut, Mail } from 'lucide-react'

/** How the status of an account is shown, wherever a person is listed. */
export const accountStatusStyles = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  Former: { tone: 'neutral', icon: LogOut },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const
