import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Visita |||| Visitatori',
  fields: {
    at: 'Ora',
    page: 'Prima pagina',
    country: 'Paese o area geografica',
    referrer: 'Provenienza',
    language: 'Lingua',
  },
  filters: { from: 'Dal', to: 'Al', page: 'La prima pagina inizia con' },
  direct: 'Diretta',
  unknown: 'Sconosciuta',
  counts: {
    recent: 'Visite degli ultimi 30 giorni',
    range: 'Visite in questo periodo',
    days: '%{smart_count} visita; giorni: %{days}; massimo in un giorno: %{highest} |||| %{smart_count} visite; giorni: %{days}; massimo in un giorno: %{highest}',
    visits: 'Visite',
    none: 'Nessuna visita corrisponde a questi filtri',
    capped: 'Sono conteggiate solo le visite più recenti: %{smart_count}.',
    table: 'Mostrare i giorni in tabella',
    day: 'Giorno (UTC)',
    pages: 'Prime pagine',
    countries: 'Paesi e aree geografiche',
    referrers: 'Provenienze',
  },
  privacy:
    'Un record per sessione del browser, senza dati personali; giorni di conservazione: %{days}. I browser che chiedono di non essere tracciati non sono registrati. Il Paese si ricava dal fuso orario.',
}
