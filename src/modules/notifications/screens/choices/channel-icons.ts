import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Channel } from '../../choices.ts'

export const channelIcons: Readonly<Record<Channel, Icon>> = {
  bell: Bell,
  email: Mail,
  push: MonitorSmartphone,
  sms: MessageSquareText,
}
