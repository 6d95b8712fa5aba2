import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { groups } from '../../choices.ts'
import type { NotificationChoices } from '../../contract.ts'
import { notificationTexts } from '../../messages/index.ts'
import { channelAddress, channelIcons } from './channel-icons.ts'
import { ChoiceCellControl } from './ChoiceCellControl.tsx'

/** Every kind as a row that opens to its channels, for a phone. */
export function ChoicesList({ kinds, channels }: NotificationChoices) {
  const words = useTexts(notificationTexts).account
  return (
    <div className="grid gap-3.5">
      {groups
        .map((group) => ({ group, rows: kinds.filter((row) => row.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <Card key={group} flush title={words.groups[group]}>
            <ul className="pt-2">
              {rows.map((row) => (
                <li key={row.kind} className="border-t border-line">
                  <details className="group">
                    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4.5 py-2.5">
                      <span className="min-w-0 flex-1">
                        <span className="block font-[525]">{row.name}</span>
                        <span className="block text-sm text-ink-3">{row.hint}</span>
                      </span>
                      <ChevronDown aria-hidden="true" size={16} className="shrink-0 group-open:rotate-180" />
                    </summary>
                    <ul className="bg-sunken/50 px-4.5 py-1.5">
                      {channels.map(({ channel, address }) => {
                        const Icon = channelIcons[channel]
                        return (
                          <li key={channel} className="flex min-h-12 items-center gap-3">
                            <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
                            <span className="min-w-0 flex-1">
                              {words.channels[channel]}
                              <span className="block truncate text-xs text-ink-3">
                                {row.cells[channel]?.locked ? words.alwaysOn : channelAddress(words, channel, address)}
                              </span>
                            </span>
                            <ChoiceCellControl row={row} channel={channel} cell={row.cells[channel]} />
                          </li>
                        )
                      })}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}
