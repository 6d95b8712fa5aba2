import Printer from 'lucide-react/icons/printer'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { usePrint } from '#platform/ui/lists/output/use-print.tsx'
import type { Stay } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'

const words = visitorScreenWords.inside

/** Prints who is in the building, by unit and so by floor, for the fire service. */
export function FireListButton({ inside }: { inside: readonly Stay[] }) {
  const { print, isReading, printed } = usePrint(words.printTitle)
  const timeZone = useTimeZone()
  const unitOf = ({ unit }: Stay) => unit?.unitNumber ?? words.building
  const read = () =>
    Promise.resolve({
      head: [...words.head],
      rows: inside
        .toSorted((a, b) => unitOf(a).localeCompare(unitOf(b), 'en', { numeric: true }))
        .map((stay) => [
          unitOf(stay),
          stay.fullName,
          dashboardTime(stay.arrivedAt, timeZone),
          stay.firm ?? stay.host ?? '',
          stay.badge ?? '',
          stay.stall ?? '',
        ]),
    })
  return (
    <>
      <Button variant="plain" size="small" icon={Printer} busy={isReading} onClick={() => print(read)}>
        {words.print}
      </Button>
      {printed}
    </>
  )
}
