export const erasures = {
  name: 'Erasure |||| Erasures',
  title: 'Erasures',
  hint: 'The vault is counted each time this list is shown. Entries are what events refer to, by kind.',
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
  proof: { none: 'None left', left: 'Still in the vault: %{entries}' },
}
