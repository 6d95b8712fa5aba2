import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useState } from 'react'
import { Badge } from '../display/Badge.tsx'
import { Button } from '../display/Button.tsx'
import { Cell } from '../lists/Cell.tsx'
import { HeadCell } from '../lists/HeadCell.tsx'
import { Pager } from '../lists/Pager.tsx'
import { Table } from '../lists/Table.tsx'
import { TableRow } from '../lists/TableRow.tsx'
import { Panel } from './Panel.tsx'

const rows = [
  ['2107', 'st-occupied', UserRoundCheck, 'Occupied', 'Amara Okafor', '948'],
  ['2408', 'st-forsale', Tag, 'For Sale', 'No tenant', '1,009'],
  ['C-104', 'st-leased', Store, 'Leased', 'Riverside Pharmacy', '1,840'],
] as const

export function TablePanel() {
  const [opened, setOpened] = useState<string>('C-104')
  const [up, setUp] = useState(true)
  return (
    <Panel title="Table">
      <Table
        label="Units"
        head={
          <>
            <HeadCell sort={up ? 'ascending' : 'descending'} onSort={() => setUp(!up)}>
              Unit
            </HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell>Tenant</HeadCell>
            <HeadCell align="right" sort="none" onSort={() => undefined}>
              Sq ft
            </HeadCell>
          </>
        }
        footer={<Pager from={1} to={3} total={431} onPrevious={null} onNext={() => undefined} />}
      >
        {rows.map(([number, tone, icon, status, tenant, size]) => (
          <TableRow key={number} onOpen={() => setOpened(number)} selected={opened === number}>
            <Cell head>{number}</Cell>
            <Cell>
              <Badge tone={tone} icon={icon}>
                {status}
              </Badge>
            </Cell>
            <Cell detail={number === 'C-104' ? 'until 31-12-2031' : undefined}>{tenant}</Cell>
            <Cell align="right">{size}</Cell>
          </TableRow>
        ))}
      </Table>
      <Button size="small" onClick={() => setOpened('2107')}>
        View 2107
      </Button>
    </Panel>
  )
}
