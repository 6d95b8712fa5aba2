import { accounts } from '#accounts/contract.ts'
import { emailChanges } from '#accounts/email-contract.ts'
import { userList } from '#accounts/export-contract.ts'
import { secondFactor } from '#accounts/second-factor-contract.ts'
import { announcements } from '#announcements/contract.ts'
import { manyAssets } from '#assets/many-contract.ts'
import { manyEvents } from '#calendar/many-contract.ts'
import { manyResources } from '#resources/many-contract.ts'
import { manyUnits } from '#tower/many-contract.ts'
import { manyAnnouncements } from '#announcements/many-contract.ts'
import { announcementTemplates } from '#announcements/template-contract.ts'
import { newsByMail, ownAnnouncements } from '#announcements/own-contract.ts'
import { assets } from '#assets/contract.ts'
import { ownAssets } from '#assets/own-contract.ts'
import { audit } from '#audit/contract.ts'
import { backups } from '#backup/contract.ts'
import { building } from '#building/contract.ts'
import { publicHolidays } from '#building/holidays/holidays-contract.ts'
import { officeHours } from '#building/hours-contract.ts'
import { buildingModel } from '#building/model-contract.ts'
import { pageContent } from '#building/page-content-contract.ts'
import { buildingLogos } from '#building/logo-contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { calendar } from '#calendar/contract.ts'
import { eventList } from '#calendar/export-contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import { contact } from '#contact/contract.ts'
import { messageLinks } from '#contact/linking-contract.ts'
import { manyMessages } from '#contact/many-contract.ts'
import { deskLog } from '#desk-log/contract.ts'
import { emergencyRoster } from '#emergency-roster/contract.ts'
import { ownEmergencyNeeds } from '#emergency-roster/own-contract.ts'
import { incidents } from '#incidents/contract.ts'
import { runningIncidents } from '#incidents/own-contract.ts'
import { incidentScripts } from '#incidents/script-contract.ts'
import { deskSearch } from '#desk-search/contract.ts'
import { directory } from '#directory/contract.ts'
import { authorisedPeople, collectionRule, vacationNotices } from '#front-desk/contract.ts'
import { deskPhotos } from '#front-desk/photo-contract.ts'
import { exportCalls } from '#import-export/contract.ts'
import { importCalls } from '#import-export/import-contract.ts'
import { personCalls } from '#import-export/person-contract.ts'
import { unitList } from '#import-export/unit-list-contract.ts'
import { commandBar } from '#command-bar/contract.ts'
import { dispatch } from '#maintenance/dispatch/contract.ts'
import { confirmation } from '#maintenance/confirmation/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requestEvents } from '#maintenance/history/contract.ts'
import { requestMessages } from '#maintenance/messaging/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { reportPlaces } from '#maintenance/places/contract.ts'
import { scannedPlaces } from '#maintenance/places/scanned-place-contract.ts'
import { slaTargets } from '#maintenance/sla/contract.ts'
import { requestVisits, staffRequests } from '#maintenance/staff/contract.ts'
import { vendorList } from '#maintenance/vendors/contract.ts'
import { vendorRecord } from '#maintenance/vendors/record-contract.ts'
import { workOrders, workOrderSettings } from '#maintenance/work-orders/contract.ts'
import { ownVisits } from '#maintenance/work-orders/own-contract.ts'
import { checklists } from '#moves/checklist-contract.ts'
import { moves } from '#moves/contract.ts'
import { ownMoves } from '#moves/own-contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { plannedMoves } from '#moves/planned-contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { firstDay } from '#occupancy/first-day-contract.ts'
import { household, householdOfUnit } from '#occupancy/members/contract.ts'
import { unitOwners } from '#occupancy/owners/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { notifications } from '#notifications/contract.ts'
import { unreadNotifications } from '#notifications/unread-contract.ts'
import { smsSettings } from '#notifications/sms-contract.ts'
import { onCall } from '#on-call/contract.ts'
import { overview } from '#overview/contract.ts'
import { keys } from '#keys/contract.ts'
import { ownKeys } from '#keys/own-contract.ts'
import { packages } from '#packages/contract.ts'
import { doNotAdmit } from '#visitors/barred-contract.ts'
import { visitors } from '#visitors/contract.ts'
import { ownVisitors } from '#visitors/own-contract.ts'
import { ownPackages, packagePhotos } from '#packages/own-contract.ts'
import { payments } from '#payments/contract.ts'
import { sitePictures } from '#photos/contract.ts'
import type { Endpoint } from '#platform/endpoint.ts'
import type { NamedCall } from '#platform/server/openapi/openapi.ts'
import { residents } from '#residents/contract.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { resources } from '#resources/contract.ts'
import { ownResources } from '#resources/own-contract.ts'
import { setUpGuide } from '#set-up-guide/contract.ts'
import { settings } from '#settings/contract.ts'
import { outbox } from '#outbox/contract.ts'
import { incomingEmails, receiving } from '#mailbox/contract.ts'
import { unitChoices } from '#tower/choice-contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { unitExport } from '#tower/export-contract.ts'
import { floorTable } from '#tower/floors-contract.ts'
import { buildingShape } from '#tower/shape-contract.ts'
import { undo } from '#undo/contract.ts'
import { units } from '#units/contract.ts'
import { unitOptions } from '#units/option-contract.ts'
import { views } from '#views/contract.ts'

/** Every endpoint of the API, with its name in its contract. */
export const everyCall: readonly NamedCall[] = Object.entries({
  settings,
  accounts,
  secondFactor,
  emailChanges,
  undo,
  views,
  building,
  officeHours,
  publicHolidays,
  buildingModel,
  buildingLogos,
  buildingProfile,
  pageContent,
  sitePictures,
  units,
  unitOptions,
  residents,
  invitations,
  ownProfile,
  notifications,
  unreadNotifications,
  smsSettings,
  onCall,
  occupancy,
  household,
  householdOfUnit,
  unitOwners,
  ownCodes,
  firstDay,
  moves,
  checklists,
  movePhotos,
  ownMoves,
  plannedMoves,
  assets,
  ownAssets,
  authorisedPeople,
  collectionRule,
  vacationNotices,
  packages,
  ownPackages,
  packagePhotos,
  visitors,
  doNotAdmit,
  ownVisitors,
  deskPhotos,
  keys,
  ownKeys,
  deskLog,
  emergencyRoster,
  ownEmergencyNeeds,
  incidents,
  incidentScripts,
  runningIncidents,
  maintenance,
  dispatch,
  staffRequests,
  requestVisits,
  vendorList,
  vendorRecord,
  workOrders,
  ownVisits,
  workOrderSettings,
  requestEvents,
  requestMessages,
  confirmation,
  reportPlaces,
  scannedPlaces,
  slaTargets,
  ownRequests,
  requestPhotos,
  contact,
  messageLinks,
  manyMessages,
  payments,
  announcementTemplates,
  announcements,
  manyAnnouncements,
  manyAssets,
  manyEvents,
  manyResources,
  manyUnits,
  ownAnnouncements,
  newsByMail,
  calendar,
  ownCalendar,
  resources,
  ownResources,
  directory,
  tower,
  unitExport,
  userList,
  eventList,
  unitChoices,
  towerDays,
  floorTable,
  buildingShape,
  commandBar,
  deskSearch,
  backups,
  importExport: { ...exportCalls, ...importCalls, ...personCalls },
  unitList,
  audit,
  outbox,
  receiving,
  incomingEmails,
  setUpGuide,
  overview,
}).flatMap(([module, calls]) =>
  Object.entries<Endpoint>(calls).map(([event, endpoint]) => ({ module, event, endpoint })),
)
export const everyEndpoint: readonly Endpoint[] = everyCall.map(({ endpoint }) => endpoint)
