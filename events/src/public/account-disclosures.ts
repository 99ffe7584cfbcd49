import type { AccountEvent } from '../account/account-event.ts'
import { type EventDisclosure, internal, published } from './published-event.ts'

const credentials = internal('credentials of a person')
const staffMembers = internal('members of staff and what they may do')
const operation = internal('how this installation is operated')
const consoleViews = internal('how a member of staff sees the console')

/** Which events of the account service leave the product. Names, contacts and addresses are references only. */
export const accountDisclosures: Readonly<Record<AccountEvent['type'], EventDisclosure>> = {
  'buyer-registered': published('2026-11-21', 'A buyer signed up. `contactRef` refers to name, phone and e-mail.', {
    withheld: ['credentialRef'],
  }),
  'buyer-contact-changed': published('2026-11-21', 'A buyer’s name, phone, e-mail or language changed.', {
    version: 2,
    withheld: ['undoableUntil'],
  }),
  'buyer-company-changed': published('2026-11-21', 'A buyer’s company or tax data changed; null if they were removed.'),
  'buyer-state-set': published('2026-11-23', 'Staff disabled a buyer’s account, or enabled it again.'),
  'buyer-mails-chosen': published('2026-11-27', 'A buyer chose which messages not to receive.'),
  'buyer-erased': published(
    '2026-11-21',
    'A buyer’s personal data was erased. References to it can no longer be resolved; delete your copies.',
  ),
  'address-added': published('2026-11-21', 'A buyer added a delivery address.'),
  'address-changed': published(
    '2026-11-21',
    'A delivery address changed. Orders keep the version that they were placed with.',
  ),
  'address-removed': published('2026-11-21', 'A buyer removed a delivery address.'),
  'default-address-set': published('2026-11-21', 'A buyer chose the address that new orders start with.'),
  'buyer-password-set': credentials,
  'buyer-change-undone': credentials,
  'buyer-avatar-set': internal('a picture of a person'),
  'buyer-note-added': internal('a note for colleagues only'),
  'menu-defined': staffMembers,
  'menu-removed': staffMembers,
  'role-defined': staffMembers,
  'role-removed': staffMembers,
  'staff-admitted': staffMembers,
  'staff-password-set': credentials,
  'staff-role-set': staffMembers,
  'staff-state-set': staffMembers,
  'staff-profile-changed': staffMembers,
  'staff-change-undone': credentials,
  'staff-avatar-set': staffMembers,
  'staff-appearance-chosen': consoleViews,
  'staff-second-factor-set': credentials,
  'staff-second-factor-removed': credentials,
  'staff-removed': staffMembers,
  'api-key-created': credentials,
  'api-key-rotated': credentials,
  'api-key-changed': credentials,
  'api-key-revoked': credentials,
  'saved-view-set': consoleViews,
  'saved-view-shared': consoleViews,
  'saved-view-removed': consoleViews,
  'default-view-chosen': consoleViews,
  'maintenance-started': operation,
  'maintenance-ended': operation,
}
