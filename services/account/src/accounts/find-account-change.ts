import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId, StaffId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import type { StaffMember } from '../domain/permissions/permissions.ts'
import { canBeReset } from '../domain/permissions/undo-staff-change.ts'
import { changeToUndo, type UndoableChange } from '../domain/undo/undoable-changes.ts'
import type { UndoLink } from '../sign-in/undo-links.ts'
import { type ContactVersion, contactVersion, type ProfileVersion, profileVersion } from './vault-kinds.ts'

export interface FoundBuyerChange {
  readonly account: 'buyer'
  readonly buyer: RegisteredBuyer
  readonly change: UndoableChange
  /** The contact that undoing restores. */
  readonly former: ContactVersion
}

export interface FoundStaffChange {
  readonly account: 'staff'
  readonly member: StaffMember
  readonly change: UndoableChange
  /** The profile whose phone and e-mail undoing restores. */
  readonly former: ProfileVersion
  /** Whether undoing invalidates the password: not if nobody else could set another one. */
  readonly canBeReset: boolean
}

const findBuyerChange = async (
  { platform, buyers }: AccountDeps,
  id: BuyerId,
  { changeRef }: UndoLink,
): Promise<FoundBuyerChange | Rejection> => {
  const buyer = await buyers.load(id)
  if (buyer === undefined) return rejection('undo-link-invalid')
  const change = changeToUndo(buyer.undoable, changeRef, platform.clock.now().toISOString())
  if (isRejection(change)) return change
  const former = await platform.vault.get(change.contactBefore, contactVersion)
  return former === undefined ? rejection('undo-link-invalid') : { account: 'buyer', buyer, change, former }
}

const findStaffChange = async (
  { platform, staff }: AccountDeps,
  id: StaffId,
  { changeRef }: UndoLink,
): Promise<FoundStaffChange | Rejection> => {
  const permissions = await staff.permissions()
  const member = permissions.staff.get(id)
  if (member === undefined) return rejection('undo-link-invalid')
  const change = changeToUndo(member.undoable, changeRef, platform.clock.now().toISOString())
  if (isRejection(change)) return change
  const former = await platform.vault.get(change.contactBefore, profileVersion)
  if (former === undefined) return rejection('undo-link-invalid')
  return { account: 'staff', member, change, former, canBeReset: canBeReset(permissions, member) }
}

/** What a link undoes, or why it does not. */
export const findAccountChange = async (
  deps: AccountDeps,
  token: string,
): Promise<FoundBuyerChange | FoundStaffChange | Rejection> => {
  const link = await deps.undoLinks.find(token)
  if (link === undefined) return rejection('undo-link-invalid')
  if (link.until <= deps.platform.clock.now()) return rejection('undo-link-expired')
  const { owner } = link
  return owner.kind === 'buyer'
    ? await findBuyerChange(deps, owner.id, link)
    : await findStaffChange(deps, owner.id, link)
}
