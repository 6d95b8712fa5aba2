import { deskDialog } from './desk-dialog.tsx'

/** The dialogs of the desk, loaded after its first screen, or when one opens. */
export const HandOver = deskDialog(
  () => import('./hand-over/HandOver.tsx').then((file) => file.HandOver),
  ({ target }) => target !== null,
)
export const PackageDialog = deskDialog(
  () => import('#packages/screens/desk/PackageDialog.tsx').then((file) => file.PackageDialog),
  ({ id }) => id !== null,
)
export const VisitDialog = deskDialog(
  () => import('#visitors/screens/desk/VisitDialog.tsx').then((file) => file.VisitDialog),
  ({ id }) => id !== null,
)
export const VisitorDialog = deskDialog(
  () => import('./visitors/VisitorDialog.tsx').then((file) => file.VisitorDialog),
  ({ visitor }) => visitor !== null,
)
export const StayDialog = deskDialog(
  () => import('./visitors/StayDialog.tsx').then((file) => file.StayDialog),
  ({ stay }) => stay !== null,
)
export const KeyDialog = deskDialog(
  () => import('#keys/screens/KeyDialog.tsx').then((file) => file.KeyDialog),
  ({ id }) => id !== null,
)
export const LendDialog = deskDialog(
  () => import('./keys/LendDialog.tsx').then((file) => file.LendDialog),
  ({ shown }) => shown !== null,
)
export const EntryDialog = deskDialog(
  () => import('#desk-log/screens/EntryDialog.tsx').then((file) => file.EntryDialog),
  ({ shown }) => shown !== null,
)
export const WriteEntryDialog = deskDialog(
  () => import('./log/WriteEntryDialog.tsx').then((file) => file.WriteEntryDialog),
  ({ open }) => open,
)
export const EndShiftDialog = deskDialog(
  () => import('#desk-log/screens/EndShiftDialog.tsx').then((file) => file.EndShiftDialog),
  ({ open }) => open,
)
export const StallDialog = deskDialog(
  () => import('./visitors/StallDialog.tsx').then((file) => file.StallDialog),
  () => true,
)
export const PlacesDialog = deskDialog(
  () => import('#packages/screens/desk/PlacesDialog.tsx').then((file) => file.PlacesDialog),
  () => true,
)
export const PackageRulesDialog = deskDialog(
  () => import('#packages/screens/desk/PackageRulesDialog.tsx').then((file) => file.PackageRulesDialog),
  () => true,
)
