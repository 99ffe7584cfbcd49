import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Buongiorno, %{name}',
    noon: 'Buon pomeriggio, %{name}',
    afternoon: 'Buon pomeriggio, %{name}',
    evening: 'Buonasera, %{name}',
  },
  to_dos: {
    title: 'Attività per scadenza',
    all: 'Tutte le attività',
    empty: 'Nessuna attività aperta.',
    empty_hint: 'Gli ordini pagati restano qui fino alla spedizione.',
  },
  orders: {
    title: 'Ordini per stato',
    all: 'Tutti gli ordini',
    cancelled: 'Annullati: %{count}',
  },
  sales: {
    title: 'Vendite',
    day: 'Giorno (UTC)',
    country: 'Paese',
    no_country: 'Paese non registrato',
    period: 'Periodo',
    currency: 'Valuta',
    all_in: 'Tutto, in %{currency}',
    days: '%{smart_count} giorno |||| %{smart_count} giorni',
    ranges: { month: 'Questo mese', 'last-month': 'Mese scorso' },
    columns: {
      orders: 'Ordini ricevuti',
      placed: 'Valore degli ordini',
      paid: 'Pagato',
      refunded: 'Rimborsato',
      net: 'Pagato meno rimborsi',
    },
    by_day: 'per giorno',
    by_week: 'per settimana',
    week_from: 'Settimana dal: %{day}',
    before: '%{change} sul giorno precedente |||| %{change} sui %{smart_count} giorni precedenti',
    no_before: 'Nulla il giorno precedente |||| Nulla nei %{smart_count} giorni precedenti',
    orders_summary: 'Ordini in %{smart_count} giorno: %{orders} |||| Ordini in %{smart_count} giorni: %{orders}',
    net_summary:
      'Pagato meno rimborsi in %{smart_count} giorno: %{net} |||| Pagato meno rimborsi in %{smart_count} giorni: %{net}',
    tables: {
      days: 'Tabella per giorno',
      currencies: 'Tabella per valuta',
      countries: 'Tabella per Paese, in %{currency} ai cambi degli ordini',
    },
    list: 'Ordini di questo periodo',
    empty: 'Nessun ordine o pagamento in questo periodo.',
  },
  best: {
    title: 'Prodotti più venduti',
    sold: 'Pezzi: %{pieces}, in %{smart_count} ordine |||| Pezzi: %{pieces}, in %{smart_count} ordini',
    empty: 'Nessun ordine pagato in questo periodo.',
  },
  checks: {
    title: 'Ordini da verificare',
  },
  late: {
    title: 'Ordini in ritardo',
    after:
      '%{status}, ricevuto da più di %{smart_count} giorno |||| %{status}, ricevuto da più di %{smart_count} giorni',
  },
  reorder: {
    title: 'Prodotti da riordinare',
    all: 'Tutti da riordinare',
    empty: 'Nessun prodotto è al livello di riordino.',
  },
  reasons: {
    title: 'Motivi post-vendita',
    all: 'Per prodotto',
    empty: 'Nessuna richiesta in questo periodo.',
  },
  lag: {
    title: 'Stato del sistema',
    all: 'Flussi e ritardo',
  },
  stock: {
    title: 'Scorte limitate',
    all: 'Tutto il magazzino',
    empty: 'Nessun prodotto con scorte limitate.',
  },
}
