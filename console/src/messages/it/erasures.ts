export const erasures = {
  name: 'Cancellazione |||| Cancellazioni',
  title: 'Cancellazioni di dati',
  hint: 'L’archivio cifrato viene conteggiato a ogni visualizzazione dell’elenco. Le voci sono quelle a cui gli eventi rimandano, per tipo.',
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
  proof: { none: 'Nulla è rimasto', left: 'Ancora nell’archivio: %{entries}' },
}
