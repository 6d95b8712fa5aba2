import { afterFirstScreen, later } from '#platform/ui/data/loading/later.tsx'

/** The dialogs of the desk, loaded after its first screen, or when one opens. */
export const HandOver = afterFirstScreen(
  () => import('./hand-over/HandOver.tsx').then((file) => file.HandOver),
  ({ target }) => target !== null,
)
export const PackageDialog = afterFirstScreen(
  () => import('#packages/screens/desk/PackageDialog.tsx').then((file) => file.PackageDialog),
  ({ id }) => id !== null,
)
export const VisitDialog = afterFirstScreen(
  () => import('#visitors/screens/desk/VisitDialog.tsx').then((file) => file.VisitDialog),
  ({ id }) => id !== null,
)
export const VisitorDialog = afterFirstScreen(
  () => import('./visitors/VisitorDialog.tsx').then((file) => file.VisitorDialog),
  ({ visitor }) => visitor !== null,
)
export const StayDialog = afterFirstScreen(
  () => import('./visitors/StayDialog.tsx').then((file) => file.StayDialog),
  ({ stay }) => stay !== null,
)
export const KeyDialog = afterFirstScreen(
  () => import('#keys/screens/KeyDialog.tsx').then((file) => file.KeyDialog),
  ({ id }) => id !== null,
)
export const LendDialog = afterFirstScreen(
  () => import('./keys/LendDialog.tsx').then((file) => file.LendDialog),
  ({ shown }) => shown !== null,
)
export const EntryDialog = afterFirstScreen(
  () => import('#desk-log/screens/EntryDialog.tsx').then((file) => file.EntryDialog),
  ({ shown }) => shown !== null,
)
export const WriteEntryDialog = afterFirstScreen(
  () => import('./log/WriteEntryDialog.tsx').then((file) => file.WriteEntryDialog),
  ({ open }) => open,
)
export const EndShiftDialog = afterFirstScreen(
  () => import('#desk-log/screens/EndShiftDialog.tsx').then((file) => file.EndShiftDialog),
  ({ open }) => open,
)
export const StallDialog = later(() => import('./visitors/StallDialog.tsx').then((file) => file.StallDialog))
export const PlacesDialog = later(() =>
  import('#packages/screens/desk/PlacesDialog.tsx').then((file) => file.PlacesDialog),
)
