import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { greetedName } from '#residents/greeted-name.ts'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { ownAnnouncementTexts } from '#announcements/messages/own.ts'
import { NewestAnnouncements } from '#announcements/screens/own/NewestAnnouncements.tsx'
import { PinnedNotice } from '#announcements/screens/own/PinnedNotice.tsx'
import { useOwnAnnouncements } from '#announcements/screens/own/queries.ts'
import type { ResidentEvent } from '#calendar/own-contract.ts'
import { ownCalendarTexts } from '#calendar/messages/own.ts'
import { useUpcoming } from '#calendar/screens/own-queries.ts'
import { Upcoming } from '#calendar/screens/Upcoming.tsx'
import { OwnRequestsBrief } from '#maintenance/resident/screens/OwnRequestsBrief.tsx'
import { useOpenedRequest } from '#maintenance/resident/screens/use-opened-request.ts'
import { useOwnRequests } from '#maintenance/requests/screens/queries.ts'
import { OwnCodes } from '#occupancy/screens/OwnCodes.tsx'
import { useFirstDay } from '#occupancy/screens/first-day-queries.ts'
import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { PackagesBrief } from '#packages/screens/own/PackagesBrief.tsx'
import { useOwnPackages } from '#packages/screens/own/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { afterFirstScreen, later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ownProfileTexts } from '#residents/messages/own.ts'
import { OwnAssets } from '#residents/screens/OwnAssets.tsx'
import { useOwnProfile } from '#residents/screens/queries.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { PhoneActionBar } from '#platform/ui/navigation/PhoneActionBar.tsx'
import { useUser } from '../frame/user.ts'
import { SectionLink } from './SectionLink.tsx'
import { GarageDoors } from './GarageDoors.tsx'
import { Greeting } from './Greeting.tsx'
import { formatHomes, greeting } from './greeting.ts'
import { KnownIncidents } from './known-incidents.ts'
import { residentPortalTexts } from './messages/index.ts'
import { hasMovedOut } from './moved-out.ts'

const SubmitRequest = afterFirstScreen(
  () => import('#maintenance/resident/screens/SubmitRequest.tsx').then((file) => file.SubmitRequest),
  ({ open }) => open,
)
const OwnRequestDialog = afterFirstScreen(
  () => import('#maintenance/resident/screens/OwnRequestDialog.tsx').then((file) => file.OwnRequestDialog),
  ({ id }) => id !== null,
)
const OwnAnnouncementDialog = afterFirstScreen(
  () => import('#announcements/screens/own/OwnAnnouncementDialog.tsx').then((file) => file.OwnAnnouncementDialog),
  ({ id }) => id !== null,
)
const EventView = afterFirstScreen(
  () => import('#calendar/screens/EventView.tsx').then((file) => file.EventView),
  ({ event }) => event !== null,
)
const OwnProfileDialog = afterFirstScreen(
  () => import('#residents/screens/OwnProfileDialog.tsx').then((file) => file.OwnProfileDialog),
  ({ open }) => open,
)

const BeforeMoveIn = later(() => import('./BeforeMoveIn.tsx').then((file) => file.BeforeMoveIn))
const FormerHome = later(() => import('./FormerHome.tsx').then((file) => file.FormerHome))
const FirstDayCard = later(() => import('./FirstDayCard.tsx').then((file) => file.FirstDayCard))

/** A resident's first page; before they move in, what to prepare. */
export function Overview() {
  const user = useUser()
  const profile = useOwnProfile(user.id).data
  if (profile?.units.length !== 0) return <HomeOverview />
  return (
    <BeforeMoveIn name={greetedName(profile, user.firstName)}>
      {hasMovedOut(profile) ? <FormerHome profile={profile} /> : <HomeOverview />}
    </BeforeMoveIn>
  )
}

/** What needs the resident first, then current requests and news, then their home. */
function HomeOverview() {
  const words = useTexts(residentPortalTexts)
  const profileWords = useTexts(ownProfileTexts)
  const newsWords = useTexts(ownAnnouncementTexts)
  const calendarWords = useTexts(ownCalendarTexts)
  const doorWords = useTexts(ownCodeTexts)
  const user = useUser()
  const own = useOwnRequests()
  const news = useOwnAnnouncements(null)
  const firstDay = useFirstDay()
  // Shown together, because each of them would move what is below it. A card reads again what failed when it
  // is mounted, so this is not `isPending`, which would remove the card at once.
  const isLoading = [own, news, firstDay, useUpcoming(), useOwnPackages()].some(({ isFetched }) => !isFetched)
  const address = useAddress()
  const requestDialog = useOpenedRequest()
  const wide = useWide()
  const [isProfileOpening, setIsProfileOpening] = useState(false)
  const [event, setEvent] = useState<ResidentEvent | null>(null)
  const doors = useRef<HTMLDivElement>(null)
  const now = useNow()
  const zone = useTimeZone()
  const profileQuery = useOwnProfile(user.id)
  const profile = profileQuery.data
  const line = profile ? formatHomes(words, profile.units, words.types[profile.tenantType]) : ' '
  const submit = (
    <Button variant="primary" icon={Plus} full={!wide} onClick={requestDialog.submit}>
      {words.submit}
    </Button>
  )
  return (
    <>
      <div className="mb-4.5 flex items-end justify-between gap-4 max-md:flex-col max-md:items-stretch max-md:gap-3">
        <Greeting title={greeting(words, greetedName(profile, user.firstName), now, zone)}>
          <p className="tabular mt-1 min-h-5 text-ink-3">{line}</p>
        </Greeting>
        <div className="flex gap-2">
          <Button
            icon={CircleUserRound}
            full={!wide}
            // It was requested before it was loaded, and opens as soon as it is.
            busy={isProfileOpening && !profile && !profileQuery.isError}
            onClick={() => setIsProfileOpening(true)}
          >
            {words.myProfile}
          </Button>
          {wide ? submit : null}
        </div>
      </div>
      {profileQuery.isError && !profile ? (
        <div className="mb-4">
          <Waiting on={profileQuery} words={profileWords.loading} failed={profileWords.failed} />
        </div>
      ) : null}
      {isLoading ? (
        <Waiting on={news} words={newsWords.loading} />
      ) : (
        <>
          <PackagesBrief />
          <PinnedNotice onOpen={(id) => address.change({ announcement: id }, 'push')} />
          {firstDay.data?.firstDay ? <FirstDayCard onShowCodes={() => doors.current?.focus()} /> : null}
          <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[1.5fr_1.1fr_1fr]">
            <OwnRequestsBrief
              own={own}
              onOpen={requestDialog.open}
              onNotFixed={requestDialog.answerNo}
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
            <div ref={doors} tabIndex={-1} className="md:max-xl:col-span-2">
              <Card title={doorWords.title}>
                <OwnCodes />
                <GarageDoors />
              </Card>
            </div>
          </div>
        </>
      )}
      {wide ? null : <PhoneActionBar>{submit}</PhoneActionBar>}
      <SubmitRequest
        open={requestDialog.isSubmitting}
        placeCode={requestDialog.placeCode}
        onClose={requestDialog.close}
        onView={requestDialog.openInList}
        Known={KnownIncidents}
      />
      <OwnRequestDialog
        own={own}
        id={requestDialog.id}
        isAnswering={requestDialog.isAnswering}
        onClose={requestDialog.close}
      />
      <OwnAnnouncementDialog
        id={address.at('announcement') ?? null}
        onClose={() => address.change({ announcement: undefined })}
      />
      <EventView event={event} onClose={() => setEvent(null)} />
      {profile ? (
        <OwnProfileDialog
          profile={profile}
          open={isProfileOpening}
          onClose={() => setIsProfileOpening(false)}
          status={line}
        />
      ) : null}
    </>
  )
}
