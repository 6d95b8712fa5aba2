import { formatAddress } from '#platform/locale/address.ts'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { dialled, type DialledCountry } from '#platform/text/phones.ts'
import { ContactFormCard } from './ContactFormCard.tsx'
import type { ContactForm } from './contact-form-state.ts'
import { MapFigure } from './MapFigure.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

export function Contact({ data, form }: { data: SiteData; form: ContactForm }) {
  const { building, content } = data
  const { words } = useSite()
  return (
    <div className="section contact">
      <div className="contact-columns">
        <div>
          <h1>{content.contact?.headline ?? words.contact.headline}</h1>
          {content.contact && <p className="lead">{content.contact.introduction}</p>}
          <dl className="ways">
            <ContactMethod
              icon={<MapPin size={20} strokeWidth={1.6} aria-hidden="true" />}
              label={words.contact.mainOffice}
            >
              {formatAddress(building)}
            </ContactMethod>
            <PhoneMethod
              label={words.contact.phone}
              phone={building.securityPhone}
              country={building.phoneCountryCodes}
            />
            <PhoneMethod
              label={building.securityPhone ? words.contact.officePhone : words.contact.fields.phone}
              phone={building.officePhone}
              country={building.phoneCountryCodes}
            />
            <ContactMethod icon={<Mail size={20} strokeWidth={1.6} aria-hidden="true" />} label={words.contact.email}>
              {building.officeEmail && <a href={`mailto:${building.officeEmail}`}>{building.officeEmail}</a>}
            </ContactMethod>
          </dl>
        </div>
        <ContactFormCard form={form} />
      </div>
      {content.contact && (
        <MapFigure data={data} title={content.contact.mapTitle} caption={content.contact.mapCaption} />
      )}
    </div>
  )
}

const PhoneMethod = ({ label, phone, country }: { label: string; phone: string; country: DialledCountry }) => (
  <ContactMethod icon={<Phone size={20} strokeWidth={1.6} aria-hidden="true" />} label={label}>
    {phone && <a href={dialled(phone, country)}>{phone}</a>}
  </ContactMethod>
)

/** One way to contact the office; nothing if the building has none yet. */
function ContactMethod({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
