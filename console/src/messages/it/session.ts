import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: 'Accesso alla console',
  username: 'Nome utente',
  password: 'Password',
  show_password: 'Mostrare',
  hide_password: 'Nascondere',
  code: 'Codice di autenticazione',
  code_hint:
    'Il codice di sei cifre dell’app di autenticazione, oppure un codice di recupero. Lasciare vuoto se l’autenticazione a due fattori non è attiva.',
  code_wrong: 'Il codice è errato o già usato. Attendere il successivo',
  submit: 'Accedere',
  busy: 'Accesso in corso',
  prompt: {
    username: 'Inserire il nome utente',
    password: 'Inserire la password',
    code: 'Inserire il codice dell’app di autenticazione',
  },
  log_out: 'Uscire',
  aside: {
    title: 'Ordini, prodotti e giacenze',
    body: 'Ogni modifica è registrata come comando. Gli effetti si vedono nella cronologia dell’ordine.',
  },
}
