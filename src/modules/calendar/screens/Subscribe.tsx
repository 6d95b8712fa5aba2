import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { portalDate, portalTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { subscriptionLinks } from '../subscription-links.ts'
import { useCalendarAddress, useDeleteAddress, useCreateAddress } from './own-queries.ts'

/** The private address for the resident's calendar program: created, shown once, revoked. */
export function Subscribe() {
  const ownWords = useTexts(ownCalendarTexts)
  const language = useLanguage()
  const address = useCalendarAddress()
  const make = useCreateAddress()
  const drop = useDeleteAddress()
  const [confirming, setConfirming] = useState<'anew' | 'drop' | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const zone = useTimeZone()
  const after = {
    onError: (error: Error) => toast.failure(ownWords.notDone, error.message),
    onSettled: () => setConfirming(null),
  }
  const createAddress = () =>
    make.mutate(undefined, {
      ...after,
      onSuccess: (made) => {
        setUrl(made.url)
        toast.success(ownWords.created)
      },
    })
  const deleteAddress = () =>
    drop.mutate(undefined, {
      ...after,
      onSuccess: () => {
        setUrl(null)
        toast.success(ownWords.removed)
      },
    })
  if (!address.data)
    return (
      <Card title={ownWords.subscribe}>
        <Waiting on={address} words={ownWords.loading} skeleton={<ListSkeleton rows={1} />} />
      </Card>
    )
  const { since, lastReadAt } = address.data
  return (
    <Card title={ownWords.subscribe}>
      <p className="text-ink-2">{ownWords.subscribeText}</p>
      {since ? (
        <p className="mt-2 text-sm text-ink-3">
          {ownWords.since(portalDate(since, zone, language))}{' '}
          {lastReadAt ? ownWords.read(portalTime(lastReadAt, zone, language)) : ownWords.neverRead}
        </p>
      ) : null}
      {url ? <Shown url={url} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={CalendarPlus}
          busy={make.isPending}
          busyText={ownWords.creating}
          onClick={() => (since ? setConfirming('anew') : createAddress())}
        >
          {since ? ownWords.createNew : ownWords.create}
        </Button>
        {since ? (
          <Button variant="plain" busy={drop.isPending} onClick={() => setConfirming('drop')}>
            {ownWords.remove}
          </Button>
        ) : null}
      </div>
      <Confirmation
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={confirming === 'drop' ? ownWords.removeTitle : ownWords.createNewTitle}
        verb={confirming === 'drop' ? ownWords.remove : ownWords.createNew}
        busy={make.isPending || drop.isPending}
        onConfirm={confirming === 'drop' ? deleteAddress : createAddress}
      >
        {confirming === 'drop' ? ownWords.removeText : ownWords.createNewText}
      </Confirmation>
    </Card>
  )
}

function Shown({ url }: { url: string }) {
  const ownWords = useTexts(ownCalendarTexts)
  const links = subscriptionLinks(url)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(ownWords.copied)
    } catch {
      toast.info(ownWords.notCopied)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      <Field label={ownWords.yours} hint={ownWords.once}>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} className="tabular" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={() => void copy()}>
          {ownWords.copy}
        </Button>
        <a href={links.webcal} className={buttonClass({ size: 'small' })}>
          {ownWords.openApple}
        </a>
        <a href={links.google} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
          {ownWords.openGoogle}
        </a>
      </div>
    </div>
  )
}
