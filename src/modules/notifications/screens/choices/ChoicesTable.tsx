import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { groups } from '../../choices.ts'
import type { NotificationChoices } from '../../contract.ts'
import { notificationTexts } from '../../messages/index.ts'
import { channelAddress, channelIcons } from './channel-icons.ts'
import { ChoiceCellControl } from './ChoiceCellControl.tsx'

/** Every kind by every channel, for a wide screen. */
export function ChoicesTable({ kinds, channels }: NotificationChoices) {
  const words = useTexts(notificationTexts).account
  return (
    <Card flush>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-sunken text-left">
            <th scope="col" className="px-4.5 py-3 font-[525] text-ink-3">
              {words.aboutHead}
            </th>
            {channels.map(({ channel, address }) => {
              const Icon = channelIcons[channel]
              return (
                <th key={channel} scope="col" className="w-32 px-2 py-2.5 text-center font-semibold lg:w-40">
                  <span className="inline-flex items-center gap-1.5">
                    <Icon aria-hidden="true" size={15} />
                    {words.channels[channel]}
                  </span>
                  <span
                    // An address is cut off and has the rest as its title; what to do is read to its end.
                    title={channel === 'email' ? (address ?? undefined) : undefined}
                    className={classNames(
                      'mx-auto block max-w-28 text-xs font-normal text-ink-3 lg:max-w-44',
                      channel === 'email' && address !== null && 'truncate',
                    )}
                  >
                    {channelAddress(words, channel, address)}
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        {groups
          .map((group) => ({ group, rows: kinds.filter((row) => row.group === group) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ group, rows }) => (
            <tbody key={group}>
              <tr className="border-t border-line">
                <th scope="rowgroup" colSpan={channels.length + 1} className="bg-sunken/50 px-4.5 py-1.5 text-left">
                  {words.groups[group]}
                  {group === 'emergencies' ? (
                    <span className="ml-2 font-normal text-ink-3">{words.emergencyHint}</span>
                  ) : null}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.kind} className="border-t border-line">
                  <th scope="row" className="px-4.5 py-2 text-left font-normal">
                    <span className="block font-[525] text-ink">{row.name}</span>
                    <span className="block text-ink-3">{row.hint}</span>
                  </th>
                  {channels.map(({ channel }) => (
                    <td key={channel} className="px-2 py-2 text-center [&>*]:mx-auto">
                      <ChoiceCellControl row={row} channel={channel} cell={row.cells[channel]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
      </table>
    </Card>
  )
}
