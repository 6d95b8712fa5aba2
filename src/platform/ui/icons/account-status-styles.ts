import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MailPlus from 'lucide-react/icons/mail-plus'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'

/** How the status of an account is shown, wherever a person is listed. */
export const accountStatusStyles = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  NotInvited: { tone: 'warning', icon: MailPlus },
  NoEmail: { tone: 'warning', icon: MailWarning },
  Former: { tone: 'neutral', icon: LogOut },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const
