export const erasures = {
  name: 'Erasure |||| Erasures',
  title: 'Erasures',
  hint: 'The vaults of all services are counted each time this list is shown. Entries are what events of the account refer to, by kind. Invoices and signatures of users are retained as records.',
  fields: { erasedAt: 'Erased', id: 'Person', kind: 'Kind', by: 'By', vault: 'Entries in the vault', held: 'Proof' },
  kind: { buyer: 'Buyer', staff: 'User' },
  filters: { from: 'From date', to: 'To date' },
  vault: {
    address: 'Addresses',
    apikey: 'API key names',
    company: 'Company',
    contact: 'Contacts',
    credential: 'Passwords',
    note: 'Notes',
    profile: 'Profiles',
    secondfactor: 'Two-factor authentication',
  },
  proof: {
    none: 'None left',
    left: 'Still in the vaults: %{entries}',
    not_counted: 'not counted in: %{services}',
    retained: 'Retained as records: %{entries}',
  },
}
