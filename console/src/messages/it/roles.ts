import type { Catalogue } from '../catalogue.ts'

export const roles: Catalogue['resources']['roles'] = {
  name: 'Ruolo |||| Ruoli',
  fields: {
    name: 'Nome',
    members: 'Utenti',
    menuIds: 'Menu',
    shipped: 'Origine',
    commands: 'Azioni',
  },
  filters: { q: 'Nome' },
  shipped: 'di sistema',
  commands: {
    create: 'Aggiungere un ruolo',
    edit: 'Modificare',
    delete: 'Eliminare…',
    save: 'Salvare il ruolo',
  },
  page: {
    create: 'Nuovo ruolo',
    not_found: 'Ruolo non trovato',
    names: 'Nome',
    menus: 'Autorizzazioni',
    menus_note: 'A sinistra le pagine, a destra i loro pulsanti',
    members: '%{smart_count} utente ha questo ruolo |||| %{smart_count} utenti hanno questo ruolo',
    acts: 'Le modifiche valgono entro un secondo anche nelle sessioni aperte.',
    nobody: 'Nessun utente ha ancora questo ruolo.',
    changed: 'Aggiunte: %{added}; rimosse: %{removed}',
    unchanged: 'Nessuna modifica',
    created: 'Ruolo aggiunto: “%{name}”',
    saved: 'Ruolo salvato: “%{name}”',
    own_menus: 'Sono visibili solo i menu del proprio ruolo, perché manca l’autorizzazione a vederli tutti.',
    not_held: 'Autorizzazioni di cui non si dispone: %{keys}',
    read_only: 'Questo ruolo si può vedere ma non modificare.',
  },
  effect: {
    title: 'Anteprima',
    sidebar: 'La barra laterale mostrerà',
    none: 'Nulla. Gli utenti con questo ruolo vedono un messaggio all’accesso e vengono disconnessi.',
    hidden: 'Accessibile, ma non nella barra laterale',
    keys: 'Autorizzazioni',
    keys_count: '%{smart_count} autorizzazione |||| %{smart_count} autorizzazioni',
    gained: 'aggiunta',
    lost: 'rimossa',
    suspended: 'sospesa',
    no_keys: 'Nessuna',
  },
  delete: {
    title: 'Eliminare il ruolo “%{name}”?',
    confirm: 'Eliminare il ruolo',
    effects: {
      members:
        '%{smart_count} utente ha ancora questo ruolo; si può eliminare solo un ruolo senza utenti. |||| %{smart_count} utenti hanno ancora questo ruolo; si può eliminare solo un ruolo senza utenti.',
      final: 'Le sue autorizzazioni vengono eliminate definitivamente.',
    },
    done: 'Ruolo eliminato: “%{name}”',
  },
}
