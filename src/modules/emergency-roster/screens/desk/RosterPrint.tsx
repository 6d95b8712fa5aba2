import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { useBuildingName } from '#platform/ui/data/building-name.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { english } from '../../messages/en.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { groupByFloor } from '../../rules.ts'
import type { RosterEntry } from '../../sealed-shapes.ts'

const words = rosterScreenWords.print
const cell = 'border-b border-line py-1.5 pr-3'

type Props = { entries: readonly RosterEntry[]; line: string; isDrill: boolean; onDone: () => void }

/** The roster on paper: each floor is a sheet of its own, to hand out to those who go there. */
export function RosterPrint({ entries, line, isDrill, onDone }: Props) {
  const building = useBuildingName()
  const printedAt = dashboardTime(new Date(), useTimeZone())
  useEffect(() => {
    window.print()
    onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- prints once
  }, [])
  return createPortal(
    <div data-printed="" className="hidden print:block">
      {groupByFloor(entries).map(({ floor, entries: onFloor }) => (
        <section key={floor} className="break-after-page last:break-after-auto">
          <h1 className="serif text-2xl">
            {words.title(isDrill)}, {rosterScreenWords.floor(String(floor))}
          </h1>
          <p className="text-sm">{[rosterScreenWords.people(onFloor.length), line].join(' · ')}</p>
          <p className="mb-3 text-sm">{[building, printedAt, words.confidential].filter(Boolean).join(' · ')}</p>
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {[words.unit, words.who, words.phone, words.help, words.pets, words.done].map((name) => (
                  <th key={name} className="border-b border-line-strong py-1 pr-3 font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {onFloor.map(({ id, unitNumber, fullName, phone, needs, note, pets }) => (
                <tr key={id} className="break-inside-avoid align-top">
                  <td className={`${cell} font-semibold`}>{unitNumber}</td>
                  <td className={cell}>{fullName}</td>
                  <td className={`${cell} tabular whitespace-nowrap`}>{phone ? shownPhone(phone) : null}</td>
                  <td className={cell}>
                    {rosterScreenWords.joined([...needs.map((kind) => english.kinds[kind]), note])}
                  </td>
                  <td className={cell}>{pets}</td>
                  <td className={cell}>
                    <span
                      role="img"
                      aria-label={words.done}
                      className="inline-block size-4 border border-line-strong"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  )
}
