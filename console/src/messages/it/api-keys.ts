import type { Catalogue } from '../catalogue.ts'

export const apiKeys: Catalogue['resources']['api-keys'] = {
  name: 'Chiave API |||| Chiavi API',
  fields: {
    name: 'Nome',
    owner: 'Titolare',
    scopes: 'Ambiti',
    status: 'Stato',
    createdAt: 'Creata',
    expiresAt: 'Scadenza',
    lastUsedAt: 'Ultimo uso',
    requestsPerMinute: 'Richieste al minuto',
    commands: 'Azioni',
  },
  owner: { staff: 'Personale', buyer: 'Acquirenti' },
  status: { active: 'attiva', expired: 'scaduta', revoked: 'revocata' },
  scopes: {
    'orders:read': 'Leggere gli ordini',
    'orders:write': 'Inviare e annullare ordini',
    'quotations:write': 'Richiedere e accettare offerte',
    'catalogue:read': 'Leggere prodotti e prezzi',
    'stock:read': 'Leggere le giacenze',
    'stock:write': 'Caricare e rettificare le giacenze',
    'events:read': 'Leggere il feed degli eventi',
    'personal-data:read': 'Leggere i dati personali',
    'webhooks:manage': 'Gestire i webhook',
  },
  expiry: {
    days_30: 'tra 30 giorni',
    days_90: 'tra 90 giorni',
    days_365: 'tra un anno',
    never: 'mai',
    stays_never: 'mai (invariata)',
  },
  overlap: { hours_0: 'Termina subito', hours_1: '1 ora', hours_24: '24 ore', hours_168: '7 giorni' },
  unused: 'non ancora usata',
  previous_until: 'Il segreto precedente vale fino a: %{until}',
  commands: {
    create: 'Creare una chiave API',
    change: 'Modificare…',
    rotate: 'Rinnovare…',
    revoke: 'Revocare…',
  },
  create: {
    title: 'Nuova chiave API',
    confirm: 'Creare la chiave API',
    note: 'La chiave agisce a nome di chi la crea: può fare ciò che è consentito sia dai suoi ambiti sia dal ruolo.',
    name_hint: 'Il programma che la userà, ad es. ERP o sincronizzazione delle giacenze.',
    limit_hint: 'Da 1 a 6.000. Le altre richieste attendono il minuto successivo.',
  },
  change: { title: 'Modifica della chiave API %{prefix}', confirm: 'Salvare la chiave API' },
  rotate: {
    title: 'Nuovo segreto per “%{name}”',
    confirm: 'Creare un nuovo segreto',
    overlap: 'Mantenere il segreto attuale per',
    overlap_hint:
      'In questo periodo valgono entrambi i segreti. Se quello attuale è stato compromesso, farlo terminare subito.',
  },
  revoke: {
    title: 'Revocare “%{name}”?',
    confirm: 'Revocare la chiave API',
    effects: {
      refused: 'Le richieste con questa chiave vengono rifiutate entro due secondi.',
      final: 'Una chiave revocata non si può ripristinare.',
    },
  },
  secret: {
    title: 'Segreto di “%{name}”',
    copy: 'Copiare il segreto',
    once: 'Questo segreto compare una sola volta. Salvarlo dove lo legge il programma, ad esempio in un gestore di segreti.',
    undelivered:
      'La chiave è stata creata, ma il segreto non è arrivato. Rinnovare la chiave per ottenere un nuovo segreto.',
    noted: 'Segreto salvato',
  },
  done: {
    change: 'Chiave API salvata: “%{name}”',
    revoke: 'Chiave API revocata: “%{name}”',
  },
}
