import Bookmark from 'lucide-react/icons/bookmark'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import MapPin from 'lucide-react/icons/map-pin'
import PaintRoller from 'lucide-react/icons/paint-roller'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import { Avatar } from '../display/Avatar.tsx'
import { Badge } from '../display/Badge.tsx'
import { SlaClock } from '../display/SlaClock.tsx'
import { priorityIcons } from '../icons/priority-icons.tsx'
import { requestStatusIcons } from '../icons/request-status-icons.ts'
import { Panel, Row } from './Panel.tsx'

const unitStates = [
  ['st-occupied', UserRoundCheck, 'Occupied'],
  ['st-leased', Store, 'Leased'],
  ['st-vacant', CircleDashed, 'Vacant'],
  ['st-forsale', Tag, 'For Sale'],
  ['st-renovation', PaintRoller, 'Under Renovation'],
  ['st-reserved', Bookmark, 'Reserved'],
  ['st-maintenance', Wrench, 'Maintenance'],
] as const
const requestStates = [
  ['pending', 'Pending'],
  ['assigned', 'Assigned'],
  ['in_progress', 'In Progress'],
  ['on_hold', 'On Hold'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
] as const
const priorities = [
  ['low', 'Low'],
  ['normal', 'Normal'],
  ['high', 'High'],
  ['urgent', 'Urgent'],
] as const

export function StatusPanel() {
  return (
    <Panel title="Status, priority, due time">
      <Row>
        {unitStates.map(([tone, icon, text]) => (
          <Badge key={tone} tone={tone} icon={icon}>
            {text}
          </Badge>
        ))}
        <Badge icon={MapPin}>Unit 2604</Badge>
      </Row>
      <Row>
        {requestStates.map(([status, text]) => (
          <Badge key={status} tone={`rq-${status}`} icon={requestStatusIcons[status]}>
            {text}
          </Badge>
        ))}
      </Row>
      <Row>
        {priorities.map(([priority, text]) => (
          <Badge key={priority} tone={`pr-${priority}`} icon={priorityIcons[priority]}>
            {text}
          </Badge>
        ))}
      </Row>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-2.5 pt-1.5">
        <SlaClock party="ours" label="With our team" left="3 h left" used={0.4} />
        <SlaClock party="vendor" label="With the vendor" left="due today" used={0.84} />
        <SlaClock party="ours" label="With our team" left="2 h late" used={1} state="late" />
        <SlaClock party="parts" label="Waiting for parts" left="6 d" used={0} state="paused" />
        <SlaClock party="resident" label="Waiting for you" left="pick a time" used={0.5} />
        <SlaClock party="ours" label="Closed in" left="2.5 days" used={0.6} state="done" />
      </div>
      <Row>
        {['Ada Lindqvist', 'Amara Okafor', 'Beatriz Moreira', 'Ines Duarte', 'Ingrid Nwosu', 'Riverside Pharmacy'].map(
          (name) => (
            <Avatar key={name} name={name} />
          ),
        )}
        <Avatar name="Marcus Pell" size={17} />
        <Avatar name="Dana Whitfield" size={40} />
      </Row>
    </Panel>
  )
}
