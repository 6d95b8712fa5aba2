import Bell from 'lucide-react/icons/bell'
import Columns3 from 'lucide-react/icons/columns-3'
import Ellipsis from 'lucide-react/icons/ellipsis'
import List from 'lucide-react/icons/list'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import UserRoundMinus from 'lucide-react/icons/user-round-minus'
import { useState } from 'react'
import { Button } from '../display/Button.tsx'
import { IconButton } from '../display/IconButton.tsx'
import { Segmented } from '../forms/Segmented.tsx'
import { Panel, Row } from './Panel.tsx'

export function ButtonsPanel() {
  const [busy, setBusy] = useState(false)
  const [view, setView] = useState<'board' | 'list'>('board')
  return (
    <Panel title="Buttons">
      <Row>
        <Button variant="primary">Save Changes</Button>
        <Button variant="primary" busy busyText="Saving...">
          Save Changes
        </Button>
        <Button variant="primary" busy={busy} busyText="Sending..." onClick={() => setBusy(true)}>
          Send
        </Button>
      </Row>
      <Row>
        <Button>Cancel</Button>
        <Button icon={Pencil}>Edit Unit</Button>
        <Button disabledBecause="Assign someone first">Complete</Button>
      </Row>
      <Row>
        <Button variant="plain">Plain</Button>
        <Button variant="soft" icon={Plus}>
          Soft
        </Button>
        <Button variant="danger-outlined" icon={UserRoundMinus}>
          Remove
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete user
        </Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="small" variant="primary">
          Small
        </Button>
        <IconButton icon={Ellipsis} label="More" outlined />
        <IconButton icon={Bell} label="News" dot />
        <Segmented
          label="View"
          choices={[
            { value: 'board', label: 'Board', icon: Columns3 },
            { value: 'list', label: 'List', icon: List },
          ]}
          value={view}
          onChange={setView}
        />
      </Row>
      <Row>
        <Button size="large" variant="primary">
          View Available Units
        </Button>
        <Button size="large">Contact</Button>
      </Row>
    </Panel>
  )
}
