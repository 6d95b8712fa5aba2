import Building2 from 'lucide-react/icons/building-complex'
import Car from 'lucide-react/icons/car'
import FileText from 'lucide-react/icons/file-text'
import ImagePlus from 'lucide-react/icons/image-plus'
import Languages from 'lucide-react/icons/languages'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Palette from 'lucide-react/icons/palette'
import PhoneCall from 'lucide-react/icons/phone-call'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Timer from 'lucide-react/icons/timer'
import Users from 'lucide-react/icons/users'
import type { MissingThing, SetUpStepKey } from '#set-up-guide/choices.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { guideTexts } from './messages/guide.ts'

const words = guideTexts.missing

const icons: Record<MissingThing, Icon> = {
  account: ShieldCheck,
  address: MapPin,
  locale: Languages,
  brand: Palette,
  building: Building2,
  parking: Car,
  mail: Mail,
  sla: Timer,
  hours: PhoneCall,
  people: Users,
  'public-page': FileText,
  picture: ImagePlus,
}
/** Residents cannot be invited or helped without them. */
const urgent: ReadonlySet<MissingThing> = new Set(['mail', 'hours'])

type Props = { missing: readonly MissingThing[]; onGo: (step: SetUpStepKey) => void }

/** What is still missing, each with the way to it. */
export function MissingList({ missing, onGo }: Props) {
  return (
    <section aria-labelledby="still-missing">
      <div className="flex items-center justify-between gap-2">
        <h2 id="still-missing" className="font-[575]">
          {words.title}
        </h2>
        {missing.length > 0 ? <Badge>{missing.length}</Badge> : null}
      </div>
      {missing.length === 0 ? <p className="mt-2 text-ink-2">{words.none}</p> : null}
      <ul className="mt-1">
        {missing.map((thing) => (
          <MissingRow key={thing} thing={thing} onGo={onGo} />
        ))}
      </ul>
    </section>
  )
}

function MissingRow({ thing, onGo }: { thing: MissingThing; onGo: Props['onGo'] }) {
  const [title, text, verb] = words.things[thing]
  const Glyph = icons[thing]
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-md',
          urgent.has(thing) ? 'bg-tone-warning-bg text-tone-warning-fg' : 'bg-sunken text-ink-2',
        )}
      >
        <Glyph size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-[525]">{title}</span>
        <span className="block text-sm text-ink-3">{text}</span>
      </span>
      {thing === 'picture' ? (
        <Link
          to="/admin"
          search={{ tab: 'settings', group: 'pictures' }}
          aria-label={`${verb}: ${title}`}
          className={buttonClass({ size: 'small' })}
        >
          {verb}
        </Link>
      ) : (
        <Button size="small" aria-label={`${verb}: ${title}`} onClick={() => onGo(thing)}>
          {verb}
        </Button>
      )}
    </li>
  )
}
