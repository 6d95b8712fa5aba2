import { useQuery } from '@tanstack/react-query'
import { building } from '#building/contract.ts'
import { ownMoveTexts } from '#moves/messages/own.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { call } from '#platform/ui/data/call.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/** High enough for a finger. */
export const contactLinkClass =
  'inline-flex min-h-6 items-center font-[525] text-action-ink hover:underline max-md:min-h-11'

export const useBuildingProfile = () =>
  useQuery({
    queryKey: ['building', 'profile'],
    queryFn: ({ signal }) => call(building.profile, { signal }),
  })

/** The phone numbers and the address of the office and of security. */
export function Contact() {
  const words = useTexts(ownMoveTexts)
  const { data } = useBuildingProfile()
  if (!data) return null
  return (
    <Card title={words.contact}>
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-3">{words.office}</dt>
          {data.officePhone ? (
            <dd>
              <PhoneLink phone={data.officePhone} className={contactLinkClass} />
            </dd>
          ) : null}
          <dd>
            <a href={`mailto:${data.officeEmail}`} className={contactLinkClass}>
              <EmailText>{data.officeEmail}</EmailText>
            </a>
          </dd>
        </div>
        {data.securityPhone ? (
          <div>
            <dt className="text-sm text-ink-3">{words.security}</dt>
            <dd>
              <PhoneLink phone={data.securityPhone} className={contactLinkClass} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}
