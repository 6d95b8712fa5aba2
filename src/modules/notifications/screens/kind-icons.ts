import AlarmClock from 'lucide-react/icons/alarm-clock'
import Archive from 'lucide-react/icons/archive'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import BellRing from 'lucide-react/icons/bell-ring'
import CircleCheck from 'lucide-react/icons/circle-check'
import Globe from 'lucide-react/icons/globe'
import Home from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import MailX from 'lucide-react/icons/mail-x'
import MessageSquare from 'lucide-react/icons/message-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import UserCheck from 'lucide-react/icons/user-check'
import Siren from 'lucide-react/icons/siren'
import Truck from 'lucide-react/icons/truck'
import Wrench from 'lucide-react/icons/wrench'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Kind } from '../kinds.ts'

const icons: Readonly<Record<Kind, Icon>> = {
  emergency: Siren,
  urgent_request: Siren,
  elevator_stopped: ArrowUpDown,
  incident_update: Siren,
  incident_opened: Siren,
  late_promise: AlarmClock,
  failed_backup: Archive,
  request_assigned: Wrench,
  request_message: MessageSquare,
  vendor_answer: Truck,
  request_received: Inbox,
  request_step: CircleCheck,
  package_arrived: Package,
  package_reminder: Package,
  package_collected: PackageCheck,
  package_returned: Truck,
  visitor_arrived: UserCheck,
  key_overdue: KeyRound,
  key_due_back: KeyRound,
  key_seal_broken: KeyRound,
  announcement: Newspaper,
  move_step: Home,
  office_move: ArrowLeftRight,
  website_message: Globe,
  bounced_address: MailX,
  test_call: BellRing,
  test: BellRing,
}

/** The icons by kind; `otherIcon` is for one that this version does not know. */
export const kindIcons: Readonly<Record<string, Icon>> = icons
export const otherIcon: Icon = BellRing
