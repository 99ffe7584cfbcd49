import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': 'Errore nella richiesta',
  'http-401': 'Effettuare l’accesso',
  'http-403': 'Accesso non autorizzato',
  'http-404': 'Non trovato',
  'http-405': 'Operazione non disponibile',
  'http-408': 'Richiesta scaduta',
  'http-409': 'Il record è stato modificato nel frattempo',
  'http-413': 'I dati inviati sono troppi',
  'http-429': 'Troppe richieste. Riprovare più tardi',
  'http-500': 'Errore interno del server',
  'http-501': 'Non implementato',
  'http-502': 'Gateway non valido',
  'http-503': 'Servizio non disponibile',
  'http-504': 'Timeout del gateway',
  'http-505': 'Versione HTTP non supportata',
  'request-timeout': 'Richiesta scaduta',
  'network-failed': 'Nessuna connessione. Controllare la rete e riprovare',
  'answer-not-understood': 'Impossibile leggere la risposta del server. Riprovare',
}
