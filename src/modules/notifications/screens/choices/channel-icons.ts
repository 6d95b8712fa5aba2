import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { shownPhone } from '#platform/text/phones.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Channel } from '../../choices.ts'
import type { notificationTexts } from '../../messages/index.ts'

export const channelIcons: Readonly<Record<Channel, Icon>> = {
  bell: Bell,
  email: Mail,
  push: MonitorSmartphone,
  sms: MessageSquareText,
}

type Words = (typeof notificationTexts)['en']['account']

/** Where a channel reaches the person, or that it does not. */
export function channelAddress(words: Words, channel: Channel, address: string | null): string {
  if (channel === 'bell') return words.here
  if (channel === 'push') return address === null ? words.noBrowser : words.here
  if (channel === 'sms') return address === null ? words.noPhone : shownPhone(address)
  return address ?? words.noAddress
}
