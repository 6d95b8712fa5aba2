import { undoRequest } from '#maintenance/dispatch/server/undo-request.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { undoRoutes } from '#undo/server/routes.ts'
import { undoAssetChange } from '#assets/server/store.ts'
import { undoEventChange } from '#calendar/server/store.ts'
import { undoAnnouncementChange } from '#announcements/server/actions/state.ts'
import { invitationHooks } from '#moves/server/steps/portal-invitation.ts'
import { undoInvitation } from '#occupancy/server/invitations/undo-invitation.ts'
import { undoUserChange } from '#accounts/server/users/edit-user.ts'
import { undoResidentChange } from '#occupancy/server/undo-resident.ts'
import { undoMessageMove } from '#contact/server/moves.ts'
import { undoListingChange } from '#units/server/listings.ts'
import { undoUnitChange } from '#units/server/undo-unit.ts'
import { undoResourceChange } from '#resources/server/store.ts'
import { undoStayChange } from '#visitors/server/write-stay.ts'
import { undoFollowUpDone } from '#desk-log/server/entries.ts'
import { undoLoanChange } from '#keys/server/write-loan.ts'
import { undoPackageRules } from '#packages/server/package-rules.ts'
import { undoPackageChange } from '#packages/server/write-package.ts'
import { undoRemovedView } from '#views/server/store.ts'

/** Mounts the call that undoes a change, with what restores each kind of record. */
export const mountUndo = (context: AppContext) =>
  undoRoutes(context, [
    undoRequest,
    undoRemovedView,
    undoMessageMove,
    undoAnnouncementChange,
    undoAssetChange,
    undoUnitChange,
    undoResidentChange,
    undoUserChange,
    undoListingChange,
    undoResourceChange,
    undoEventChange,
    undoPackageChange(context),
    undoPackageRules,
    undoStayChange(),
    undoLoanChange,
    undoFollowUpDone,
    undoInvitation(invitationHooks),
  ])
