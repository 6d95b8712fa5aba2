import { createPortal } from 'react-dom'
import { paths } from '#paths.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { useBuildingName } from '#platform/ui/data/building-name.ts'
import { QrCode } from '#platform/ui/display/QrCode.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { ReportPlace } from '../contract.ts'
import { reportTexts } from '../messages/index.ts'
import { placeWords as words } from '../messages/office.ts'

export type SignLayout = 'one' | 'six'
type Props = { places: readonly ReportPlace[]; layout: SignLayout }

/**
 * The signs as they are printed, on A4 or Letter: the name of the place in large type, the code, and the address for people
 * without a camera. On the screen they are hidden; while they are printed, everything else is (kit.css).
 */
export function PlaceSigns({ places, layout }: Props) {
  const name = useBuildingName()
  const isOne = layout === 'one'
  return createPortal(
    <div
      data-print-sheet=""
      className={classNames('hidden bg-white text-black print:grid', !isOne && 'grid-cols-2 gap-4')}
    >
      {places.map((place) => (
        <Sign key={place.id} place={place} building={name} isOne={isOne} />
      ))}
    </div>,
    document.body,
  )
}

function Sign({ place, building, isOne }: { place: ReportPlace; building: string; isOne: boolean }) {
  const address = `${window.location.origin}${paths.report(place.code)}`
  return (
    <section
      className={classNames(
        'grid break-inside-avoid content-center justify-items-center gap-2 text-center',
        isOne ? 'min-h-[235mm] gap-5 break-after-page last:break-after-auto' : 'rounded-lg border border-black/30 p-4',
      )}
    >
      <h2 className={classNames('serif leading-tight', isOne ? 'text-[44pt]' : 'text-[20pt]')}>{place.placeName}</h2>
      <p className={isOne ? 'text-[18pt]' : 'text-[9pt]'}>
        {offeredLanguages().map((language) => (
          <span key={language} lang={language} className="block">
            <strong>{reportTexts[language].signTitle}</strong> {reportTexts[language].signLead}
          </span>
        ))}
      </p>
      <QrCode address={address} label={words.qrOf(place.placeName)} className={isOne ? 'size-[95mm]' : 'size-[42mm]'} />
      <p className={isOne ? 'text-[13pt]' : 'text-[8pt]'}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={isOne ? 'text-[13pt]' : 'text-[8pt]'}>{building}</p>
    </section>
  )
}
