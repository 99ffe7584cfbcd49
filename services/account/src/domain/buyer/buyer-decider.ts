import type { Decider } from '@pinline/chassis/domain/decider'
import { type BuyerEvent, buyerEvent } from '@pinline/events/account/buyer-event'
import { type AddAddress, decideAddAddress } from './add-address.ts'
import { type AddBuyerNote, decideAddBuyerNote } from './add-buyer-note.ts'
import { type Buyer, evolve, unknownBuyer } from './buyer.ts'
import { type ChangeAddress, decideChangeAddress } from './change-address.ts'
import { type ChangeCompany, decideChangeCompany } from './change-company.ts'
import { type ChangeContact, decideChangeContact } from './change-contact.ts'
import { type ChangePassword, decideChangePassword } from './change-password.ts'
import { type ChangeProfile, decideChangeProfile } from './change-profile.ts'
import { type ChooseMails, decideChooseMails } from './choose-mails.ts'
import { type DeleteAccount, decideDeleteAccount } from './delete-account.ts'
import { decideRegisterBuyer, type RegisterBuyer } from './register-buyer.ts'
import { decideRemoveAddress, type RemoveAddress } from './remove-address.ts'
import { decideResetPassword, type ResetPassword } from './reset-password.ts'
import { decideSetBuyerState, type SetBuyerState } from './set-buyer-state.ts'
import { decideSetDefaultAddress, type SetDefaultAddress } from './set-default-address.ts'
import { decideUndoAccountChange, type UndoAccountChange } from './undo-account-change.ts'

export type BuyerCommand =
  | RegisterBuyer
  | ResetPassword
  | AddAddress
  | ChangeAddress
  | RemoveAddress
  | SetDefaultAddress
  | ChangeContact
  | ChangeProfile
  | ChangeCompany
  | ChangePassword
  | DeleteAccount
  | UndoAccountChange
  | SetBuyerState
  | AddBuyerNote
  | ChooseMails

export const buyerDecider: Decider<Buyer, BuyerCommand, BuyerEvent> = {
  streamType: 'buyer',
  initial: unknownBuyer,
  evolve,
  eventSchema: buyerEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'register-buyer':
        return decideRegisterBuyer(state, command)
      case 'reset-password':
        return decideResetPassword(state, command)
      case 'add-address':
        return decideAddAddress(state, command)
      case 'change-address':
        return decideChangeAddress(state, command)
      case 'remove-address':
        return decideRemoveAddress(state, command)
      case 'set-default-address':
        return decideSetDefaultAddress(state, command)
      case 'change-contact':
        return decideChangeContact(state, command)
      case 'change-profile':
        return decideChangeProfile(state, command)
      case 'change-company':
        return decideChangeCompany(state, command)
      case 'change-password':
        return decideChangePassword(state, command)
      case 'delete-account':
        return decideDeleteAccount(state, command)
      case 'undo-account-change':
        return decideUndoAccountChange(state, command)
      case 'set-buyer-state':
        return decideSetBuyerState(state, command)
      case 'add-buyer-note':
        return decideAddBuyerNote(state, command)
      case 'choose-mails':
        return decideChooseMails(state, command)
      default:
        return command satisfies never
    }
  },
}
