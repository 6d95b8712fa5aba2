import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { portalDate, portalTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { toast } from '#platform/screens/toast.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { ownWords as said } from '../own-words.ts'
import { useCalendarAddress, useDropAddress, useMakeAddress } from './queries.ts'

/** The private address for the resident's own calendar program: made, shown once, ended. */
export function Subscribe() {
  const address = useCalendarAddress()
  const make = useMakeAddress()
  const drop = useDropAddress()
  const [asking, setAsking] = useState<'anew' | 'drop' | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const zone = useTimeZone()
  const after = {
    onError: (error: Error) => toast.failure(said.notDone, error.message),
    onSettled: () => setAsking(null),
  }
  const makeIt = () =>
    make.mutate(undefined, {
      ...after,
      onSuccess: (made) => {
        setUrl(made.url)
        toast.success(said.made)
      },
    })
  const dropIt = () =>
    drop.mutate(undefined, {
      ...after,
      onSuccess: () => {
        setUrl(null)
        toast.success(said.dropped)
      },
    })
  if (!address.data)
    return (
      <Card title={said.subscribe}>
        <Waiting on={address} words={said.loading} skeleton={null} />
      </Card>
    )
  const { since, lastReadAt } = address.data
  return (
    <Card title={said.subscribe}>
      <p className="text-ink-2">{said.subscribeText}</p>
      {since ? (
        <p className="mt-2 text-sm text-ink-3">
          {said.since(portalDate(since, zone))} {lastReadAt ? said.read(portalTime(lastReadAt, zone)) : said.neverRead}
        </p>
      ) : null}
      {url ? <Shown url={url} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={CalendarPlus}
          busy={make.isPending}
          busyText={said.making}
          onClick={() => (since ? setAsking('anew') : makeIt())}
        >
          {since ? said.makeAnew : said.make}
        </Button>
        {since ? (
          <Button look="plain" busy={drop.isPending} onClick={() => setAsking('drop')}>
            {said.drop}
          </Button>
        ) : null}
      </div>
      <Confirmation
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'drop' ? said.dropTitle : said.anewTitle}
        verb={asking === 'drop' ? said.drop : said.makeAnew}
        busy={make.isPending || drop.isPending}
        onConfirm={asking === 'drop' ? dropIt : makeIt}
      >
        {asking === 'drop' ? said.dropText : said.anewText}
      </Confirmation>
    </Card>
  )
}

function Shown({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(said.copied)
    } catch {
      toast.info(said.notCopied)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      <Field label={said.yours} hint={said.once}>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} className="tabular" />
      </Field>
      <Button size="small" icon={Copy} className="justify-self-start" onClick={() => void copy()}>
        {said.copy}
      </Button>
    </div>
  )
}
