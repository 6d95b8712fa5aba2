import type { AccountsTopics } from '#accounts/messages/topics.ts'
import type { AnnouncementsTopics } from '#announcements/messages/topics.ts'
import type { AssetsTopics } from '#assets/messages/topics.ts'
import type { CalendarTopics } from '#calendar/messages/topics.ts'
import type { ContactTopics } from '#contact/messages/topics.ts'
import type { DirectoryTopics } from '#directory/messages/topics.ts'
import type { ImportExportTopics } from '#import-export/messages/topics.ts'
import type { MailboxTopics } from '#mailbox/messages/topics.ts'
import type { MaintenanceAccessTopics } from '#maintenance/access/messages/topics.ts'
import type { MaintenanceConfirmationTopics } from '#maintenance/confirmation/messages/topics.ts'
import type { MaintenancePhotosTopics } from '#maintenance/photos/messages/topics.ts'
import type { MaintenancePlacesTopics } from '#maintenance/places/messages/topics.ts'
import type { MaintenanceRequestsTopics } from '#maintenance/requests/messages/topics.ts'
import type { MaintenanceResidentTopics } from '#maintenance/resident/messages/topics.ts'
import type { MaintenanceWorkOrdersTopics } from '#maintenance/work-orders/messages/topics.ts'
import type { MovesTopics } from '#moves/messages/topics.ts'
import type { NotificationsTopics } from '#notifications/messages/topics.ts'
import type { OccupancyMembersTopics } from '#occupancy/members/messages/topics.ts'
import type { OccupancyTopics } from '#occupancy/messages/topics.ts'
import type { OccupancyOwnersTopics } from '#occupancy/owners/messages/topics.ts'
import type { OnCallTopics } from '#on-call/messages/topics.ts'
import type { EmergencyRosterTopics } from '#emergency-roster/messages/topics.ts'
import type { IncidentTopics } from '#incidents/messages/topics.ts'
import type { FrontDeskTopics } from '#front-desk/messages/topics.ts'
import type { KeysTopics } from '#keys/messages/topics.ts'
import type { VisitorsTopics } from '#visitors/messages/topics.ts'
import type { PackagesTopics } from '#packages/messages/topics.ts'
import type { PortfolioTopics } from '#portfolio/messages/topics.ts'
import type { PaymentsTopics } from '#payments/messages/topics.ts'
import type { ResidentsTopics } from '#residents/messages/topics.ts'
import type { ResourcesTopics } from '#resources/messages/topics.ts'
import type { PlatformTopics } from '#platform/language/messages/topics.ts'
import type { PlatformServerTopics } from '#platform/server/messages/topics.ts'
import type { PortalsFrameTopics } from '#portals/frame/messages/topics.ts'
import type { PortalsResidentTopics } from '#portals/resident/messages/topics.ts'
import type { PortalsSiteTopics } from '#portals/site/messages/topics.ts'
import type { TextSource, Translations } from '#platform/language/language.ts'

type RequestTopics = MaintenanceAccessTopics &
  MaintenanceConfirmationTopics &
  MaintenancePhotosTopics &
  MaintenancePlacesTopics &
  MaintenanceRequestsTopics &
  MaintenanceResidentTopics &
  MaintenanceWorkOrdersTopics
type SharedTopics = PlatformTopics &
  PlatformServerTopics &
  PortalsFrameTopics &
  PortalsResidentTopics &
  PortalsSiteTopics
type PeopleTopics = AccountsTopics &
  AnnouncementsTopics &
  AssetsTopics &
  CalendarTopics &
  ContactTopics &
  DirectoryTopics &
  ImportExportTopics &
  MailboxTopics

/** The topics of all modules. */
export type Topics = RequestTopics &
  SharedTopics &
  PeopleTopics &
  MovesTopics &
  NotificationsTopics &
  OccupancyMembersTopics &
  OccupancyTopics &
  OccupancyOwnersTopics &
  OnCallTopics &
  EmergencyRosterTopics &
  FrontDeskTopics &
  KeysTopics &
  IncidentTopics &
  VisitorsTopics &
  PackagesTopics &
  PaymentsTopics &
  PortfolioTopics &
  ResidentsTopics &
  ResourcesTopics

/** The texts of a further language, which are complete or do not compile: `sourceOf({ ...payments, ...units })`. */
export const sourceOf =
  (translations: Translations<Topics>): TextSource =>
  (topic) =>
    (translations as Readonly<Record<string, object>>)[topic]
