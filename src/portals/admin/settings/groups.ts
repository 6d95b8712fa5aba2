import Archive from 'lucide-react/icons/archive'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Building2 from 'lucide-react/icons/building-complex'
import FileText from 'lucide-react/icons/file-text'
import Images from 'lucide-react/icons/images'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Layers from 'lucide-react/icons/layers'
import ListChecks from 'lucide-react/icons/list-checks'
import ListTodo from 'lucide-react/icons/list-todo'
import HardHat from 'lucide-react/icons/hard-hat'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Mail from 'lucide-react/icons/mail'
import PhoneCall from 'lucide-react/icons/phone-call'
import QrCode from 'lucide-react/icons/qr-code'
import Timer from 'lucide-react/icons/timer'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { lazy, type ComponentType } from 'react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { checklistWords } from '#moves/messages/checklist.ts'
import { smsWords } from '#notifications/messages/sms.ts'
import { onCallWords } from '#on-call/messages/en.ts'
import { words } from './messages/settings.ts'

/** A group of the settings: a line in the list at the left, a screen beside it. */
export type Group = { key: string; label: string; icon: Icon; Screen: ComponentType }

/** The groups of the settings in their order; the first one is the default (?group=). */
export const groups: readonly [Group, ...Group[]] = [
  {
    key: 'building',
    label: words.building,
    icon: Building2,
    Screen: lazy(() => import('./BuildingGroup.tsx').then((file) => ({ default: file.BuildingGroup }))),
  },
  {
    key: 'set-up',
    label: words.setUp,
    icon: ListTodo,
    Screen: lazy(() => import('../set-up/SetUpGuide.tsx').then((file) => ({ default: file.SetUpGuide }))),
  },
  {
    key: 'content',
    label: words.content,
    icon: FileText,
    Screen: lazy(() => import('./pages/ContentGroup.tsx').then((file) => ({ default: file.ContentGroup }))),
  },
  {
    key: 'pictures',
    label: words.pictures,
    icon: Images,
    Screen: lazy(() => import('./pictures/PicturesGroup.tsx').then((file) => ({ default: file.PicturesGroup }))),
  },
  {
    key: 'floors',
    label: words.floors,
    icon: Layers,
    Screen: lazy(() => import('./floors/Floors.tsx').then((file) => ({ default: file.Floors }))),
  },
  {
    key: 'options',
    label: words.options,
    icon: ListChecks,
    Screen: lazy(() => import('./OptionLists.tsx').then((file) => ({ default: file.OptionLists }))),
  },
  {
    key: 'promises',
    label: words.sla,
    icon: Timer,
    Screen: lazy(() => import('./maintenance/SlaTargets.tsx').then((file) => ({ default: file.SlaTargets }))),
  },
  {
    key: 'on-call',
    label: onCallWords.title,
    icon: PhoneCall,
    Screen: lazy(() =>
      import('#on-call/screens/OnCallSettings.tsx').then((file) => ({ default: file.OnCallSettings })),
    ),
  },
  {
    key: 'hours',
    label: words.hours,
    icon: CalendarClock,
    Screen: lazy(() => import('./hours/Hours.tsx').then((file) => ({ default: file.Hours }))),
  },
  {
    key: 'moves',
    label: checklistWords.title,
    icon: ListTodo,
    Screen: lazy(() => import('./moves/MoveChecklists.tsx').then((file) => ({ default: file.MoveChecklists }))),
  },
  {
    key: 'vendors',
    label: words.vendors,
    icon: HardHat,
    Screen: lazy(() => import('./maintenance/Vendors.tsx').then((file) => ({ default: file.Vendors }))),
  },
  {
    key: 'places',
    label: words.places,
    icon: QrCode,
    Screen: lazy(() =>
      import('#maintenance/places/screens/ReportPlaces.tsx').then((file) => ({ default: file.ReportPlaces })),
    ),
  },
  {
    key: 'mail',
    label: words.mail,
    icon: Mail,
    Screen: lazy(() => import('./MailGroup.tsx').then((file) => ({ default: file.MailGroup }))),
  },
  {
    key: 'text-messages',
    label: smsWords.title,
    icon: MessageSquareText,
    Screen: lazy(() => import('#notifications/screens/SmsGateway.tsx').then((file) => ({ default: file.SmsGateway }))),
  },
  {
    key: 'backup',
    label: words.backup,
    icon: Archive,
    Screen: lazy(() => import('#backup/screens/BackupSettings.tsx').then((file) => ({ default: file.BackupSettings }))),
  },
  {
    key: 'import',
    label: words.import,
    icon: ArrowUpFromLine,
    Screen: lazy(() =>
      import('#import-export/screens/ImportSettings.tsx').then((file) => ({ default: file.ImportSettings })),
    ),
  },
  {
    key: 'export',
    label: words.export,
    icon: ArrowDownToLine,
    Screen: lazy(() =>
      import('#import-export/screens/ExportSettings.tsx').then((file) => ({ default: file.ExportSettings })),
    ),
  },
  {
    key: 'personal-data',
    label: words.personalData,
    icon: UserRoundSearch,
    Screen: lazy(() =>
      import('#import-export/screens/PersonSettings.tsx').then((file) => ({ default: file.PersonSettings })),
    ),
  },
]
