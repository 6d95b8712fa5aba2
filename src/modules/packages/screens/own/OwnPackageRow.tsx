import Box from 'lucide-react/icons/package'
import Snowflake from 'lucide-react/icons/snowflake'
import { useState } from 'react'
import { portalDate, portalTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { OwnPackage } from '../../own-contract.ts'
import { packageTexts } from '../../messages/index.ts'
import { PauseDialog } from './PauseDialog.tsx'
import { ownPhotoAddress } from './queries.ts'

type Words = (typeof packageTexts)['en']

export const nameOfOwn = ({ carrier, lastDigits }: OwnPackage, words: Words) =>
  lastDigits === null ? words.carriers[carrier] : `${words.carriers[carrier]} ··${lastDigits}`

/** A package that is here: its photo, where it is, until when, and letting it wait. */
export function OwnPackageRow({ shown }: { shown: OwnPackage }) {
  const words = useTexts(packageTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const [isPausing, setIsPausing] = useState(false)
  const name = nameOfOwn(shown, words)
  const day = (value: string) => portalDate(value, timeZone, language)
  const when = portalTime(shown.receivedAt, timeZone, language)
  const canPause = shown.status === 'waiting' && shown.direction === 'incoming'
  const facts = [
    shown.placeKind && shown.direction === 'incoming' ? words.places[shown.placeKind] : '',
    shown.isDamaged ? words.damaged : '',
    shown.isOversized ? words.large : '',
    shown.status === 'declined' ? words.declined : '',
    canPause ? (shown.pausedUntil ? words.pausedUntil(day(shown.pausedUntil)) : words.backOn(day(shown.returnOn))) : '',
  ]
  return (
    <li className="flex items-center gap-3.5 border-t border-line px-4.5 py-3 first:border-t-0 max-md:flex-wrap">
      <Picture shown={shown} name={name} />
      <div className="min-w-0 flex-1 max-md:min-w-[min(12rem,100%)]">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-2">
          {shown.direction === 'outgoing' ? words.givenToDesk(when) : words.arrived(when)}
        </p>
        <p className="text-sm text-ink-3">
          {shown.isPerishable ? <Snowflake aria-hidden="true" size={13} className="mr-1 inline align-[-2px]" /> : null}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {canPause ? (
        <Button
          size="small"
          className="max-md:ml-18.5"
          aria-label={words.pauseOf(name)}
          onClick={() => setIsPausing(true)}
        >
          {words.pause}
        </Button>
      ) : null}
      <PauseDialog shown={shown} open={isPausing} onClose={() => setIsPausing(false)} />
    </li>
  )
}

function Picture({ shown: { photoId }, name }: { shown: OwnPackage; name: string }) {
  const words = useTexts(packageTexts)
  if (photoId === null)
    return (
      <span className="grid size-15 shrink-0 place-items-center rounded-md bg-sunken text-ink-3">
        <Box aria-hidden="true" size={24} className="stroke-[1.4]" />
      </span>
    )
  return (
    <a href={ownPhotoAddress(photoId, 'full')} target="_blank" rel="noreferrer" className="shrink-0">
      <img
        src={ownPhotoAddress(photoId, 'thumbnail')}
        alt={words.photoOf(name)}
        className="size-15 rounded-md bg-sunken object-cover"
      />
    </a>
  )
}
