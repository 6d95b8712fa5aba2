import { OpenMessageCount } from '#contact/screens/OpenMessageCount.tsx'
import { words as overviewWords } from '#overview/messages/en.ts'
import { administrators } from '#platform/roles.ts'
import { onDemand, type Section } from '../frame/section.tsx'
import { ActiveRequestCount } from './ActiveRequestCount.tsx'

/** The console's sections in the order of its tabs; the first one is the default. */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'overview',
    label: overviewWords.title,
    ...onDemand(() => import('./overview/OverviewSection.tsx').then((file) => file.OverviewSection)),
  },
  {
    key: 'units',
    label: 'Units',
    ...onDemand(() => import('./units/UnitsSection.tsx').then((file) => file.UnitsSection)),
  },
  {
    key: 'tenants',
    label: 'Tenants',
    ...onDemand(() => import('./ResidentsSection.tsx').then((file) => file.ResidentsSection)),
  },
  {
    key: 'maintenance',
    label: 'Maintenance',
    ...onDemand(() => import('./maintenance/MaintenanceSection.tsx').then((file) => file.MaintenanceSection)),
    Count: ActiveRequestCount,
  },
  {
    key: 'announcements',
    label: 'Announcements',
    ...onDemand(() => import('./AnnouncementsSection.tsx').then((file) => file.AnnouncementsSection)),
  },
  {
    key: 'calendar',
    label: 'Calendar',
    ...onDemand(() => import('./CalendarSection.tsx').then((file) => file.CalendarSection)),
  },
  {
    key: 'resources',
    label: 'Resources',
    ...onDemand(() => import('./ResourcesSection.tsx').then((file) => file.ResourcesSection)),
  },
  {
    key: 'website-requests',
    label: 'Website Requests',
    ...onDemand(() => import('./WebsiteRequestsSection.tsx').then((file) => file.WebsiteRequestsSection)),
    Count: OpenMessageCount,
  },
  {
    key: 'staff',
    label: 'Users',
    ...onDemand(() => import('./Users.tsx').then((file) => file.Users)),
  },
  {
    key: 'simulation',
    label: 'Simulation',
    ...onDemand(() => import('./SimulationSection.tsx').then((file) => file.SimulationSection)),
  },
  {
    key: 'assets',
    label: 'Parking & Keys',
    ...onDemand(() => import('./AssetsSection.tsx').then((file) => file.AssetsSection)),
  },
  {
    key: 'audit',
    label: 'Audit Log',
    for: administrators,
    ...onDemand(() => import('#audit/screens/AuditLog.tsx').then((file) => file.AuditLog)),
  },
  {
    key: 'settings',
    label: 'Settings',
    for: administrators,
    ...onDemand(() => import('./settings/SettingsSection.tsx').then((file) => file.SettingsSection)),
  },
]
