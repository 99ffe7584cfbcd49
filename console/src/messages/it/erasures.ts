export const erasures = {
  name: 'Cancellazione |||| Cancellazioni',
  title: 'Cancellazioni di dati',
  hint: 'Gli archivi cifrati di tutti i servizi vengono conteggiati a ogni visualizzazione di questo elenco. Le voci sono ciò a cui rimandano gli eventi dell’account, per tipo. Fatture e firme degli utenti restano come documenti.',
  fields: { erasedAt: 'Cancellato', id: 'Persona', kind: 'Tipo', by: 'Da', vault: 'Voci nell’archivio', held: 'Prova' },
  kind: { buyer: 'Acquirente', staff: 'Utente' },
  filters: { from: 'Dal', to: 'Al' },
  vault: {
    address: 'Indirizzi',
    apikey: 'Nomi di chiavi API',
    company: 'Azienda',
    contact: 'Contatti',
    credential: 'Password',
    note: 'Note',
    profile: 'Profili',
    secondfactor: 'Autenticazione a due fattori',
  },
  proof: {
    none: 'Nulla è rimasto',
    left: 'Ancora negli archivi cifrati: %{entries}',
    not_counted: 'non contato in: %{services}',
    retained: 'Conservate come documenti: %{entries}',
  },
}
