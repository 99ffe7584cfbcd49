import type { PersonVault } from '@pinline/chassis/event-store/person-vault'

/** Suppliers are companies: the catalogue's vault has nothing of buyers or members of staff. */
export const cataloguePersonVault: PersonVault = {
  kinds: { supplier: { of: null } },
  entriesOf: async function* () {
    // Nothing is of a person.
  },
}
