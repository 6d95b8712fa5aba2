import { CircleCheck, CirclePause, LogOut, Mail, MailPlus, MailWarning } from 'lucide-react'

/** How the status of an account is shown, wherever a person is listed. */
export const accountStatusStyles = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  NotInvited: { tone: 'warning', icon: MailPlus },
  NoEmail: { tone: 'warning', icon: MailWarning },
  Former: { tone: 'neutral', icon: LogOut },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const
