import Printer from 'lucide-react/icons/printer'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { usePrint } from '#platform/ui/lists/output/use-print.tsx'
import { ageOf } from '../../age.ts'
import { deskScreenWords as words } from '../../messages/desk-screens.ts'
import { labelOf, remarksOf } from './PackageRow.tsx'
import { readShelfList } from './queries.ts'

type Props = { label?: string; variant?: 'plain' | 'outlined'; isLarge?: boolean }

/** Prints what is here, shelf by shelf, for the end of the shift. */
export function ShelfListButton({ label = words.shelfList, variant = 'plain', isLarge = false }: Props) {
  const { print, isReading, printed } = usePrint(words.print.title)
  const now = useNow()
  const timeZone = useTimeZone()
  const read = async () => {
    const rows = (await readShelfList()).toSorted(
      (a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }) || a.receivedAt.localeCompare(b.receivedAt),
    )
    return {
      head: [...words.print.head],
      rows: rows.map((one) => [
        one.place,
        one.unit.unitNumber,
        one.recipient,
        labelOf(one),
        words.age(ageOf(one.receivedAt, now)),
        remarksOf(one, timeZone).join(', '),
      ]),
    }
  }
  return (
    <>
      <Button
        variant={variant}
        size={isLarge ? 'large' : 'small'}
        full={isLarge}
        icon={Printer}
        busy={isReading}
        onClick={() => print(read)}
      >
        {label}
      </Button>
      {printed}
    </>
  )
}
