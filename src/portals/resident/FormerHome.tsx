import { Link } from '#platform/ui/navigation/Link.tsx'
import { greetedName } from '#residents/greeted-name.ts'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { OwnProfile } from '#residents/resident.ts'
import { useUser } from '../frame/user.ts'
import { Contact } from './Contact.tsx'
import { Greeting } from './Greeting.tsx'
import { formatHomes, greeting } from './greeting.ts'
import { formerTexts } from './messages/former.ts'
import { residentPortalTexts } from './messages/index.ts'

const OwnProfileDialog = later(() =>
  import('#residents/screens/OwnProfileDialog.tsx').then((file) => file.OwnProfileDialog),
)

/** The overview of a resident who has moved out: profile, payments and data, and how to reach the office. */
export function FormerHome({ profile }: { profile: OwnProfile }) {
  const words = useTexts(residentPortalTexts)
  const formerWords = useTexts(formerTexts)
  const user = useUser()
  const now = useNow()
  const zone = useTimeZone()
  const [isProfileOpen, setIsProfileOpen] = useState(false)
  const line = formatHomes(words, profile.units, words.types[profile.tenantType])
  return (
    <>
      <div className="mb-4.5">
        <Greeting title={greeting(words, greetedName(profile, user.firstName), now, zone)}>
          <p className="tabular mt-1 text-ink-3">{line}</p>
        </Greeting>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={formerWords.title}>
          <p className="text-ink-2">{formerWords.text}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button icon={CircleUserRound} onClick={() => setIsProfileOpen(true)}>
              {words.myProfile}
            </Button>
            <Link to="/tenant" search={{ tab: 'payments' }} className={linkClass}>
              <ReceiptText aria-hidden="true" />
              {formerWords.payments}
            </Link>
            <Link to="/account" className={linkClass}>
              <UserRoundCog aria-hidden="true" />
              {formerWords.account}
            </Link>
          </div>
        </Card>
        <Contact />
      </div>
      <OwnProfileDialog profile={profile} open={isProfileOpen} onClose={() => setIsProfileOpen(false)} status={line} />
    </>
  )
}

const linkClass = buttonClass({ variant: 'outlined', size: 'normal', full: false })
