import { CircleUserRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { ownWords as newsWords } from '#announcements/own-words.ts'
import { NewestAnnouncements } from '#announcements/screens/NewestAnnouncements.tsx'
import { PinnedNotice } from '#announcements/screens/PinnedNotice.tsx'
import type { OwnEvent } from '#calendar/own-contract.ts'
import { ownWords as calendarWords } from '#calendar/own-words.ts'
import { Upcoming } from '#calendar/screens/Upcoming.tsx'
import { OwnRequestsBrief } from '#maintenance/screens/OwnRequestsBrief.tsx'
import { useOwnRequests } from '#maintenance/screens/queries.ts'
import { OwnCodes } from '#occupancy/screens/OwnCodes.tsx'
import { ownWords as doorWords } from '#occupancy/own-words.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { later } from '#platform/screens/later.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { useWide } from '#platform/screens/use-wide.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { ownWords as profileWords } from '#residents/own-words.ts'
import { OwnAssets } from '#residents/screens/OwnAssets.tsx'
import { useOwnProfile } from '#residents/screens/queries.ts'
import { useUser } from '../frame/user.ts'
import { SectionLink } from './SectionLink.tsx'
import { GarageDoors } from './GarageDoors.tsx'
import { greeting, whereabouts } from './greeting.ts'
import { words } from './words.ts'

const SubmitRequest = later(() => import('#maintenance/screens/SubmitRequest.tsx').then((file) => file.SubmitRequest))
const OwnRequestDialog = later(() =>
  import('#maintenance/screens/OwnRequestDialog.tsx').then((file) => file.OwnRequestDialog),
)
const OwnAnnouncementDialog = later(() =>
  import('#announcements/screens/OwnAnnouncementDialog.tsx').then((file) => file.OwnAnnouncementDialog),
)
const EventView = later(() => import('#calendar/screens/EventView.tsx').then((file) => file.EventView))
const OwnProfileDialog = later(() =>
  import('#residents/screens/OwnProfileDialog.tsx').then((file) => file.OwnProfileDialog),
)

/** A resident's first page: what waits for them first, then what is going on, then what is theirs. */
export function Overview() {
  const user = useUser()
  const own = useOwnRequests()
  const address = useAddress()
  const wide = useWide()
  const [reporting, setReporting] = useState(false)
  const [looking, setLooking] = useState(false)
  const [event, setEvent] = useState<OwnEvent | null>(null)
  const now = useNow()
  const zone = useTimeZone()
  const asked = useOwnProfile(user.id)
  const profile = asked.data
  const line = profile ? whereabouts(profile.units, words.types[profile.tenantType]) : ' '
  const submit = (
    <Button look="primary" icon={Plus} full={!wide} onClick={() => setReporting(true)}>
      {words.submit}
    </Button>
  )
  return (
    <>
      <div className="mb-[18px] flex items-end justify-between gap-4 max-md:flex-col max-md:items-stretch max-md:gap-3">
        <div className="min-w-0">
          <h1 className="serif text-[34px] leading-10 tracking-[-0.015em] wrap-anywhere max-md:text-[28px] max-md:leading-[34px]">
            {greeting(profile?.preferredName ?? user.firstName, now, zone)}
          </h1>
          <p className="tabular mt-1 min-h-5 text-ink-3">{line}</p>
        </div>
        <div className="flex gap-2">
          <Button
            icon={CircleUserRound}
            full={!wide}
            // Asked for before it is there, it opens as soon as it comes.
            busy={looking && !profile && !asked.isError}
            onClick={() => setLooking(true)}
          >
            {words.myProfile}
          </Button>
          {wide ? submit : null}
        </div>
      </div>
      {asked.isError && !profile ? (
        <div className="mb-4">
          <Waiting on={asked} words={profileWords.loading} failed={profileWords.failed} />
        </div>
      ) : null}
      <PinnedNotice onOpen={(id) => address.change({ announcement: id }, 'push')} />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[1.5fr_1.1fr_1fr]">
        <OwnRequestsBrief
          own={own}
          onOpen={(id) => address.change({ request: id }, 'push')}
          className="md:max-xl:col-span-2"
        />
        <Card flush title={newsWords.title} action={<SectionLink tab="announcements">{newsWords.all}</SectionLink>}>
          <NewestAnnouncements onOpen={(id) => address.change({ announcement: id }, 'push')} />
        </Card>
        <Card
          flush
          title={calendarWords.upcoming}
          action={<SectionLink tab="calendar">{calendarWords.all}</SectionLink>}
        >
          <Upcoming onOpen={setEvent} />
        </Card>
        {profile ? <OwnAssets profile={profile} className="md:col-span-2" /> : null}
        <Card title={doorWords.title} className="md:max-xl:col-span-2">
          <OwnCodes />
          <GarageDoors />
        </Card>
      </div>
      {wide ? null : (
        <div className="fixed inset-x-0 bottom-0 z-[5] bg-canvas px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)]">
          {submit}
        </div>
      )}
      <SubmitRequest open={reporting} onClose={() => setReporting(false)} />
      <OwnRequestDialog
        own={own}
        id={address.at('request') ?? null}
        onClose={() => address.change({ request: undefined })}
      />
      <OwnAnnouncementDialog
        id={address.at('announcement') ?? null}
        onClose={() => address.change({ announcement: undefined })}
      />
      <EventView event={event} onClose={() => setEvent(null)} />
      {profile ? (
        <OwnProfileDialog profile={profile} open={looking} onClose={() => setLooking(false)} status={line} />
      ) : null}
    </>
  )
}
