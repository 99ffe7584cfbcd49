export const reservations = {
  name: 'Prenotazione |||| Prenotazioni',
  title: 'Prenotazioni',
  to_stock: 'Magazzino',
  unknown: 'Sconosciuto',
  fields: {
    orderNo: 'Ordine',
    model: 'Codice articolo',
    manufacturer: 'Produttore',
    quantity: 'Prenotato',
    reservedAt: 'Durata prenotazione',
    commands: 'Azioni',
  },
  filters: { q: 'Codice articolo, produttore o ordine' },
  release: {
    command: 'Liberare…',
    title: 'Liberare %{quantity} × %{model}?',
    effect_over: 'L’ordine %{orderNo} è chiuso o non esiste: questi pezzi non servono più.',
    effect_free: 'I pezzi tornano subito disponibili per altri ordini.',
    confirm: 'Liberare',
    done: 'Liberazione della prenotazione in corso: %{model}',
    open_order: 'Aprire l’ordine',
    later:
      'L’ordine %{orderNo} è imballato o spedito in parte. La merce resta prenotata fino alla consegna dell’ultimo collo al corriere.',
    permission:
      'L’ordine %{orderNo} è aperto. La merce si libera annullando l’ordine o i suoi articoli: rivolgersi a un collega che può annullare ordini.',
  },
}
