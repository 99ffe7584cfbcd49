import type { Catalogue } from '../catalogue.ts'

export const webhookEndpoints: Catalogue['resources']['webhook-endpoints'] = {
  name: 'Webhook |||| Webhook',
  fields: {
    url: 'Endpoint',
    buyerId: 'Acquirente',
    status: 'Stato',
    description: 'Nome',
    eventTypes: 'Eventi',
    order: 'Sequenza',
    failures: 'Non riusciti, 24 h',
    lastDeliveredAt: 'Ultimo invio',
    secretAt: 'Segreto creato',
    createdAt: 'Aggiunto',
  },
  order: { stream: 'In sequenza, per flusso', fastest: 'Il prima possibile' },
  groups: {
    orders: 'Ordini e pagamenti',
    picking: 'Prelievo e collaudo',
    parcels: 'Colli',
    refunds: 'Rimborsi',
    afterSales: 'Post-vendita',
    quotations: 'Offerte',
    products: 'Prodotti e prezzi',
    stock: 'Magazzino',
  },
  all: 'Tutti',
  types: '%{smart_count} tipo |||| %{smart_count} tipi',
  never: 'mai',
  no_requests: 'nessuna richiesta',
  rate: '%{share} (%{failures} di %{requests})',
  rate_title: 'Richieste non riuscite nelle ultime 24 ore',
  failing: 'Nessuna richiesta accettata da: %{time}. Dopo un giorno di errori l’endpoint viene disattivato.',
  disabled: {
    staff:
      'Disattivato: %{time}. Gli eventi vengono saltati fino all’attivazione; in seguito si possono inviare di nuovo.',
    failing:
      'Disattivato: %{time}. Per un giorno nessuna richiesta è riuscita. Contattare il gestore, attivare l’endpoint e inviare di nuovo gli eventi saltati.',
    gone: 'Disattivato: %{time}. L’endpoint ha risposto 410 Gone.',
  },
  form: {
    create: 'Aggiungere un endpoint',
    edit: 'Modificare',
    create_confirm: 'Aggiungere',
    edit_confirm: 'Salvare',
    edited: 'Endpoint salvato',
    url_hint: 'Un indirizzo https pubblico. I reindirizzamenti non vengono seguiti.',
    order_hint: {
      stream: 'Gli eventi di un ordine o prodotto arrivano in sequenza: uno rifiutato blocca i successivi.',
      fastest: 'Nulla attende. Ordinare per “sequence”.',
    },
    all: 'Tutti gli eventi, anche i tipi aggiunti in seguito',
    some: 'Solo questi',
    whole_group: 'Tutti',
  },
  secret: {
    title: 'Segreto di firma',
    copy: 'Copiare',
    once: 'Copiarlo ora: non comparirà più. Il destinatario lo usa per verificare le firme.',
    rotated:
      'Copiarlo ora: non comparirà più. Per 24 ore le richieste sono firmate con il vecchio e con il nuovo segreto.',
    noted: 'Segreto copiato',
  },
  rotate: {
    command: 'Rinnovare il segreto',
    title: 'Rinnovare il segreto di %{host}?',
    confirm: 'Rinnovare',
    effects: {
      both: 'Per 24 ore le richieste sono firmate con entrambi i segreti.',
      once: 'Il nuovo segreto compare una sola volta.',
    },
  },
  enable: { command: 'Attivare', done: 'Endpoint attivato' },
  disable: {
    command: 'Disattivare',
    title: 'Disattivare %{host}?',
    confirm: 'Disattivare',
    done: 'Endpoint disattivato',
    effects: {
      skipped: 'Gli eventi in attesa e quelli da ora in poi vengono saltati.',
      later: 'Si può attivare di nuovo e inviare gli eventi saltati.',
    },
  },
  delete: {
    command: 'Eliminare',
    title: 'Eliminare %{host}?',
    confirm: 'Eliminare',
    done: 'Endpoint eliminato',
    effects: {
      deliveries: 'Il segreto e gli invii vengono cancellati; ciò che è in attesa non viene inviato.',
      final: 'L’operazione è irreversibile.',
    },
  },
  test: { command: 'Inviare una prova', done: 'Prova inviata. L’esito compare nell’elenco.' },
  page: { settings: 'Endpoint', both_until: 'Il segreto precedente vale fino a: %{time}.' },
}
