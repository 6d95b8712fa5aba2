import Accessibility from 'lucide-react/icons/accessibility'
import Archive from 'lucide-react/icons/archive'
import Armchair from 'lucide-react/icons/armchair'
import Banknote from 'lucide-react/icons/banknote'
import Bike from 'lucide-react/icons/bike'
import BookOpen from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building'
import Building2 from 'lucide-react/icons/building-complex'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import ChefHat from 'lucide-react/icons/chef-hat'
import Church from 'lucide-react/icons/church'
import CircleParking from 'lucide-react/icons/circle-letter-p'
import Clock from 'lucide-react/icons/clock'
import Coffee from 'lucide-react/icons/coffee'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import FlameKindling from 'lucide-react/icons/flame-kindling'
import Fuel from 'lucide-react/icons/fuel'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Handshake from 'lucide-react/icons/handshake'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Hospital from 'lucide-react/icons/hospital'
import Landmark from 'lucide-react/icons/landmark'
import Library from 'lucide-react/icons/library'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Music from 'lucide-react/icons/eighth-notes'
import Palette from 'lucide-react/icons/palette'
import PartyPopper from 'lucide-react/icons/party-popper'
import PawPrint from 'lucide-react/icons/paw-print'
import Phone from 'lucide-react/icons/phone'
import Pill from 'lucide-react/icons/pill'
import School from 'lucide-react/icons/school'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Sofa from 'lucide-react/icons/sofa'
import Sparkles from 'lucide-react/icons/sparkles'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import Thermometer from 'lucide-react/icons/thermometer'
import Ticket from 'lucide-react/icons/ticket'
import Trash2 from 'lucide-react/icons/trash'
import TreePalm from 'lucide-react/icons/tree-palm'
import TreePine from 'lucide-react/icons/tree-pine'
import Trees from 'lucide-react/icons/trees'
import Trophy from 'lucide-react/icons/trophy'
import Utensils from 'lucide-react/icons/utensils'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import Users from 'lucide-react/icons/users'
import WashingMachine from 'lucide-react/icons/washing-machine'
import Waves from 'lucide-react/icons/waves-horizontal'
import Wrench from 'lucide-react/icons/wrench'
import type { LucideIcon } from 'lucide-react'

/** The icons that the page content can name. */
export const iconDrawings: Record<string, LucideIcon> = {
  accessibility: Accessibility,
  archive: Archive,
  armchair: Armchair,
  banknote: Banknote,
  bike: Bike,
  'book-open': BookOpen,
  briefcase: Briefcase,
  building: Building,
  'building-2': Building2,
  bus: Bus,
  car: Car,
  'chef-hat': ChefHat,
  church: Church,
  'circle-parking': CircleParking,
  clock: Clock,
  coffee: Coffee,
  'concierge-bell': ConciergeBell,
  dumbbell: Dumbbell,
  fish: Fish,
  flame: Flame,
  'flame-kindling': FlameKindling,
  fuel: Fuel,
  'gamepad-2': Gamepad2,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  'heart-pulse': HeartPulse,
  hospital: Hospital,
  landmark: Landmark,
  library: Library,
  mail: Mail,
  'map-pin': MapPin,
  'messages-square': MessagesSquare,
  music: Music,
  palette: Palette,
  'party-popper': PartyPopper,
  'paw-print': PawPrint,
  phone: Phone,
  pill: Pill,
  school: School,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  'shopping-basket': ShoppingBasket,
  sofa: Sofa,
  sparkles: Sparkles,
  store: Store,
  sun: Sun,
  thermometer: Thermometer,
  ticket: Ticket,
  'trash-2': Trash2,
  'tree-palm': TreePalm,
  'tree-pine': TreePine,
  trees: Trees,
  trophy: Trophy,
  utensils: Utensils,
  'utensils-crossed': UtensilsCrossed,
  users: Users,
  'washing-machine': WashingMachine,
  waves: Waves,
  wrench: Wrench,
}
