import type { Catalogue } from '../catalogue.ts'

export const users: Catalogue['resources']['users'] = {
  name: 'Utente |||| Utenti',
  fields: {
    username: 'Nome utente',
    name: 'Nome',
    roleName: 'Ruolo',
    roleId: 'Ruolo',
    phone: 'Telefono',
    email: 'E-mail',
    state: 'Stato',
    secondFactor: 'Autenticazione a due fattori',
    admittedAt: 'Aggiunto',
    password: 'Password',
    commands: 'Azioni',
  },
  filters: { q: 'Nome utente, nome, telefono, e-mail' },
  you: 'account attuale',
  second_factor: { on: 'attiva', off: 'non attiva' },
  must_change: 'password da cambiare',
  commands: {
    create: 'Aggiungere un utente',
    edit: 'Modificare',
    disable: 'Disattivare…',
    enable: 'Attivare…',
    reset: 'Reimpostare la password…',
    security: 'Eventi di sicurezza',
    delete: 'Eliminare…',
  },
  create: {
    title: 'Nuovo utente',
    confirm: 'Aggiungere l’utente',
    username_hint: 'Per l’accesso; senza distinzione tra maiuscole e minuscole.',
    password_hint:
      'Lasciare vuoto per generare una password casuale, mostrata una sola volta. Va cambiata al primo accesso.',
    choose: 'Scegliere un ruolo',
  },
  edit: {
    title: 'Modifica: %{username}',
    confirm: 'Salvare l’utente',
    role_hint: 'Il nuovo ruolo vale entro un secondo anche nelle sessioni aperte.',
    own_role: 'Il proprio ruolo non si può cambiare.',
    own_email: 'Il proprio indirizzo e-mail si cambia nel profilo.',
    lost: 'Questo utente non esiste più.',
  },
  disable: {
    title: 'Disattivare %{username}?',
    confirm: 'Disattivare l’utente',
    effects: {
      sessions: 'Tutti i suoi dispositivi vengono disconnessi entro un secondo.',
      login: 'Non potrà accedere fino alla riattivazione.',
      retained: 'Le sue operazioni restano nei registri.',
    },
  },
  enable: {
    title: 'Attivare %{username}?',
    confirm: 'Attivare l’utente',
    effects: {
      login: 'Potrà di nuovo accedere con il ruolo “%{role}”.',
      sessions: 'Le sessioni terminate non vengono ripristinate.',
    },
  },
  reset: {
    title: 'Reimpostare la password di %{username}?',
    confirm: 'Reimpostare la password',
    effects: {
      random: 'Una password casuale sostituisce quella attuale e compare qui una sola volta.',
      sessions: 'Tutti i suoi dispositivi vengono disconnessi entro un secondo.',
      change: 'Al prossimo accesso dovrà impostare una nuova password.',
    },
    second_factor: 'Rimuovere anche l’autenticazione a due fattori, ad es. se il telefono è andato perso',
  },
  delete: {
    title: 'Eliminare %{username}?',
    confirm: 'Eliminare l’utente',
    effects: {
      sessions: 'Tutti i suoi dispositivi vengono disconnessi entro un secondo e non potrà più accedere.',
      erased: 'Nome, telefono ed e-mail vengono eliminati definitivamente; il nome utente torna disponibile.',
      retained: 'Le sue operazioni restano nei registri con un numero anonimo.',
    },
  },
  done: {
    create: 'Utente aggiunto: %{username}',
    edit: 'Utente salvato: %{username}',
    disable: 'Utente disattivato: %{username}',
    enable: 'Utente attivato: %{username}',
    delete: 'Utente eliminato: %{username}',
  },
  password: {
    title: 'Password di %{username}',
    once: 'Compare una sola volta e non viene conservata. Consegnarla di persona.',
    copy: 'Copiare la password',
    noted: 'Password consegnata',
    undelivered: 'La password era in una risposta che non è arrivata. Reimpostarla di nuovo per ottenerne un’altra.',
  },
}
